-- When actors were live in the last weeks: their profiles show when they usually are. Those of the sample world are stored by the first server
-- of this build.

CREATE TABLE presences (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_actor bytea
);
COMMENT ON TABLE presences IS 'When actors were live in the last weeks.';
CREATE INDEX presences_by_actor ON presences (ix_by_actor, key) WHERE ix_by_actor IS NOT NULL;
