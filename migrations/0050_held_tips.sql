-- Tips that are charged and can still be undone, and those that were: a request that arrives again finds them.
CREATE TABLE held_tips (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_guest bytea
);
CREATE INDEX held_tips_of_guest ON held_tips (ix_of_guest, key) WHERE ix_of_guest IS NOT NULL;
