-- What actors take tips for, and what each has been given in one broadcast. Tips themselves are lines of rooms and entries of the ledger; the
-- lines in the table of rooms are brought up to date when they are read.

CREATE TABLE tip_menus (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_actor bytea
);
COMMENT ON TABLE tip_menus IS 'What each actor takes tips for, and what they collect for.';
CREATE INDEX tip_menus_by_actor ON tip_menus (ix_by_actor, key) WHERE ix_by_actor IS NOT NULL;

CREATE TABLE tip_sums (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE tip_sums IS 'Coins each actor was given since they came online; one row for each actor.';
