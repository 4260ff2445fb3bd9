-- Lists of an actor's videos and albums are read from the catalog in memory (docs/decisions/0065-a-catalogue-beyond-memory.md). The columns stay: servers
-- of the build before this one write them until they are replaced.

DROP INDEX
  videos_most_expensive_of_actor,
  videos_cheapest_of_actor,
  videos_longest_of_actor,
  videos_shortest_of_actor,
  videos_best_selling_of_actor,
  videos_top_rated_of_actor,
  videos_top_trending_of_actor,
  albums_newest_of_actor,
  albums_most_expensive_of_actor,
  albums_cheapest_of_actor,
  albums_most_pictures_of_actor,
  albums_best_selling_of_actor;
COMMENT ON COLUMN videos.ix_most_expensive_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_cheapest_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_longest_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_shortest_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_best_selling_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_top_rated_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN videos.ix_top_trending_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN albums.ix_newest_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN albums.ix_most_expensive_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN albums.ix_cheapest_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN albums.ix_most_pictures_of_actor IS 'Unused since migration 0038.';
COMMENT ON COLUMN albums.ix_best_selling_of_actor IS 'Unused since migration 0038.';
