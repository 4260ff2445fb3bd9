-- Search: the words that actors, profiles, videos, albums, programmes, episodes and posts are found by, the vocabulary of all of them, and what
-- guests have searched for. The first server of this build fills the words in before it answers guests; what a server of the build before
-- changes meanwhile is found under its former words until it changes again.

CREATE TABLE search_words (
  language text NOT NULL,
  word text COLLATE "C" NOT NULL,
  parts text[] NOT NULL,
  PRIMARY KEY (language, word)
);
CREATE INDEX search_words_parts ON search_words USING gin (parts);
CREATE TABLE search_state (
  collection text PRIMARY KEY,
  version integer NOT NULL
);
CREATE TABLE actors_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES actors ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX actors_texts_words ON actors_texts USING gin (words);
CREATE INDEX actors_texts_rank ON actors_texts (rank DESC, key);
CREATE TABLE actor_profiles_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES actor_profiles ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX actor_profiles_texts_words ON actor_profiles_texts USING gin (words);
CREATE INDEX actor_profiles_texts_rank ON actor_profiles_texts (rank DESC, key);
CREATE TABLE videos_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES videos ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX videos_texts_words ON videos_texts USING gin (words);
CREATE INDEX videos_texts_rank ON videos_texts (rank DESC, key);
CREATE TABLE albums_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES albums ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX albums_texts_words ON albums_texts USING gin (words);
CREATE INDEX albums_texts_rank ON albums_texts (rank DESC, key);
CREATE TABLE blog_posts_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES blog_posts ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX blog_posts_texts_words ON blog_posts_texts USING gin (words);
CREATE INDEX blog_posts_texts_rank ON blog_posts_texts (rank DESC, key);
CREATE TABLE tv_formats_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES tv_formats ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX tv_formats_texts_words ON tv_formats_texts USING gin (words);
CREATE INDEX tv_formats_texts_rank ON tv_formats_texts (rank DESC, key);
CREATE TABLE tv_videos_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES tv_videos ON DELETE CASCADE,
  words text[] NOT NULL,
  rank bigint NOT NULL
);
CREATE INDEX tv_videos_texts_words ON tv_videos_texts USING gin (words);
CREATE INDEX tv_videos_texts_rank ON tv_videos_texts (rank DESC, key);
CREATE TABLE search_patterns (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_popular bytea,
  ix_by_day bytea
);
CREATE INDEX search_patterns_popular ON search_patterns (ix_popular, key) WHERE ix_popular IS NOT NULL;
CREATE INDEX search_patterns_by_day ON search_patterns (ix_by_day, key) WHERE ix_by_day IS NOT NULL;
