-- What guests think of content: ratings and counts, comments on albums, views, pins, suggested tags, and what they have set for grids of tiles. The counts are filled at the start; a server of the build before knows nothing of them.

CREATE TABLE content_ratings (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_subject bytea
);
CREATE INDEX content_ratings_by_subject ON content_ratings (ix_by_subject, key) WHERE ix_by_subject IS NOT NULL;
CREATE TABLE content_stats (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_subject bytea
);
CREATE INDEX content_stats_by_subject ON content_stats (ix_by_subject, key) WHERE ix_by_subject IS NOT NULL;
CREATE TABLE gallery_pins (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
CREATE INDEX gallery_pins_newest ON gallery_pins (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE album_comments (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_album bytea
);
CREATE INDEX album_comments_of_album ON album_comments (ix_of_album, key) WHERE ix_of_album IS NOT NULL;
CREATE TABLE album_views (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
CREATE TABLE tile_grid_settings (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
CREATE TABLE tag_suggestions (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_guest bytea
);
CREATE INDEX tag_suggestions_of_guest ON tag_suggestions (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;
