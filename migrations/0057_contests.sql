-- Contests: what guests vote for, its entries with their votes, and the votes of each guest.
CREATE TABLE contests (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_latest bytea
);
CREATE INDEX contests_latest ON contests (ix_latest, key) WHERE ix_latest IS NOT NULL;
CREATE TABLE contest_entries (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_contest bytea
);
CREATE INDEX contest_entries_of_contest ON contest_entries (ix_of_contest, key) WHERE ix_of_contest IS NOT NULL;
CREATE TABLE contest_ballots (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_guest bytea
);
CREATE INDEX contest_ballots_of_guest ON contest_ballots (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;
