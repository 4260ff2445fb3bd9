-- Counts that everybody adds to, until they are added to their records.

CREATE TABLE tallies (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_subject bytea
);
COMMENT ON TABLE tallies IS 'One more or less of what is counted of a record, not added to it yet.';
CREATE INDEX tallies_by_subject ON tallies (ix_by_subject, key) WHERE ix_by_subject IS NOT NULL;
