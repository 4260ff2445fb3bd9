-- Photo albums and who has bought them. Those of the sample world are stored by the first server of this build.

CREATE TABLE albums (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea,
  ix_newest_of_actor bytea,
  ix_most_expensive bytea,
  ix_most_expensive_of_actor bytea,
  ix_cheapest bytea,
  ix_cheapest_of_actor bytea,
  ix_most_pictures bytea,
  ix_most_pictures_of_actor bytea,
  ix_best_selling bytea,
  ix_best_selling_of_actor bytea
);
COMMENT ON TABLE albums IS 'Photo albums.';
CREATE INDEX albums_newest ON albums (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE INDEX albums_newest_of_actor ON albums (ix_newest_of_actor, key) WHERE ix_newest_of_actor IS NOT NULL;
CREATE INDEX albums_most_expensive ON albums (ix_most_expensive, key) WHERE ix_most_expensive IS NOT NULL;
CREATE INDEX albums_most_expensive_of_actor ON albums (ix_most_expensive_of_actor, key) WHERE ix_most_expensive_of_actor IS NOT NULL;
CREATE INDEX albums_cheapest ON albums (ix_cheapest, key) WHERE ix_cheapest IS NOT NULL;
CREATE INDEX albums_cheapest_of_actor ON albums (ix_cheapest_of_actor, key) WHERE ix_cheapest_of_actor IS NOT NULL;
CREATE INDEX albums_most_pictures ON albums (ix_most_pictures, key) WHERE ix_most_pictures IS NOT NULL;
CREATE INDEX albums_most_pictures_of_actor ON albums (ix_most_pictures_of_actor, key) WHERE ix_most_pictures_of_actor IS NOT NULL;
CREATE INDEX albums_best_selling ON albums (ix_best_selling, key) WHERE ix_best_selling IS NOT NULL;
CREATE INDEX albums_best_selling_of_actor ON albums (ix_best_selling_of_actor, key) WHERE ix_best_selling_of_actor IS NOT NULL;

CREATE TABLE owned_albums (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE owned_albums IS 'Which albums a guest has bought.';
CREATE INDEX owned_albums_by_guest ON owned_albums (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
