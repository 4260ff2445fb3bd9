-- TV: formats with their weekly slots, the episodes of the mediathek, and posts about them. Filled at the start; a server of the build before knows nothing of them.

CREATE TABLE tv_formats (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_all bytea
);
CREATE INDEX tv_formats_all ON tv_formats (ix_all, key) WHERE ix_all IS NOT NULL;
CREATE TABLE tv_videos (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea,
  ix_of_format bytea,
  ix_by_hash bytea,
  CONSTRAINT tv_videos_by_hash_unique UNIQUE (ix_by_hash)
);
CREATE INDEX tv_videos_newest ON tv_videos (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE INDEX tv_videos_of_format ON tv_videos (ix_of_format, key) WHERE ix_of_format IS NOT NULL;
CREATE TABLE tv_posts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
CREATE INDEX tv_posts_newest ON tv_posts (ix_newest, key) WHERE ix_newest IS NOT NULL;
