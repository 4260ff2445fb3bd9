-- What operators have hidden or scheduled: its records stand here while it is not shown. By the names of its files too, so that what was granted
-- before is not sent any more.
CREATE TABLE visibilities (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_next bytea
);
CREATE INDEX visibilities_by_next ON visibilities (ix_by_next, key) WHERE ix_by_next IS NOT NULL;
CREATE TABLE visibilities_by_asset (
  entry bytea NOT NULL,
  key text COLLATE "C" NOT NULL REFERENCES visibilities ON DELETE CASCADE,
  PRIMARY KEY (entry, key)
);
CREATE INDEX visibilities_by_asset_of_record ON visibilities_by_asset (key);
