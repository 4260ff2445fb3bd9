-- Cam shows and their tickets. The shows of the sample world are stored by the first server of this build, and announced by it from then on.

CREATE TABLE shows (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_end bytea,
  ix_of_actor bytea,
  ix_running bytea
);
COMMENT ON TABLE shows IS 'Cam shows.';
CREATE INDEX shows_by_end ON shows (ix_by_end, key) WHERE ix_by_end IS NOT NULL;
CREATE INDEX shows_of_actor ON shows (ix_of_actor, key) WHERE ix_of_actor IS NOT NULL;
CREATE INDEX shows_running ON shows (ix_running, key) WHERE ix_running IS NOT NULL;

CREATE TABLE tickets (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_key bytea,
  ix_valid bytea,
  ix_of_show bytea,
  CONSTRAINT tickets_by_key_unique UNIQUE (ix_by_key),
  CONSTRAINT tickets_valid_unique UNIQUE (ix_valid)
);
COMMENT ON TABLE tickets IS 'Tickets of cam shows, those that were given back included.';
CREATE INDEX tickets_of_show ON tickets (ix_of_show, key) WHERE ix_of_show IS NOT NULL;
