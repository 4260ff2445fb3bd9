-- The magazine, the versions of legal texts, and the texts of list pages. A server of the build before knows nothing of them.

CREATE TABLE blog_posts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
CREATE INDEX blog_posts_newest ON blog_posts (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE legal_texts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
CREATE INDEX legal_texts_newest ON legal_texts (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE seo_texts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_tag bytea
);
CREATE INDEX seo_texts_by_tag ON seo_texts (ix_by_tag, key) WHERE ix_by_tag IS NOT NULL;
