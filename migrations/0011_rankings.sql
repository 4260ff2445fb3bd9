-- Rankings of actors and collections that actors recommend. What has been counted until now, and the collections of the sample world, are
-- stored by the first server of this build.

CREATE TABLE standings (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_top100 bytea,
  ix_favorites bytea,
  ix_best_chats bytea,
  ix_videocall bytea,
  ix_video_stars bytea
);
COMMENT ON TABLE standings IS 'What the places of actors in rankings follow from.';
CREATE INDEX standings_top100 ON standings (ix_top100, key) WHERE ix_top100 IS NOT NULL;
CREATE INDEX standings_favorites ON standings (ix_favorites, key) WHERE ix_favorites IS NOT NULL;
CREATE INDEX standings_best_chats ON standings (ix_best_chats, key) WHERE ix_best_chats IS NOT NULL;
CREATE INDEX standings_videocall ON standings (ix_videocall, key) WHERE ix_videocall IS NOT NULL;
CREATE INDEX standings_video_stars ON standings (ix_video_stars, key) WHERE ix_video_stars IS NOT NULL;

CREATE TABLE actor_collections (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_in_order bytea,
  ix_by_actor bytea
);
COMMENT ON TABLE actor_collections IS 'Actors whom other actors recommend.';
CREATE INDEX actor_collections_in_order ON actor_collections (ix_in_order, key) WHERE ix_in_order IS NOT NULL;
CREATE INDEX actor_collections_by_actor ON actor_collections (ix_by_actor, key) WHERE ix_by_actor IS NOT NULL;
