-- What guests in a room read of one another. Only running chats are in the new index of chats, and a running chat is written every second:
-- the first server of this build fills it.

CREATE TABLE room_lines (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_of_actor bytea,
  ix_by_age bytea
);
COMMENT ON TABLE room_lines IS 'Lines of free chats, shows and watched chats, removed after a day.';
CREATE INDEX room_lines_of_actor ON room_lines (ix_of_actor, key) WHERE ix_of_actor IS NOT NULL;
CREATE INDEX room_lines_by_age ON room_lines (ix_by_age, key) WHERE ix_by_age IS NOT NULL;

ALTER TABLE chats ADD COLUMN ix_running_of_actor bytea;
CREATE INDEX chats_running_of_actor ON chats (ix_running_of_actor, key) WHERE ix_running_of_actor IS NOT NULL;
