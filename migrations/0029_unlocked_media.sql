-- Which pictures and videos of messages a guest has unlocked. It is a table of its own, so that a message is not written again when it is paid.

CREATE TABLE unlocked_media (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE unlocked_media IS 'Which media of messages a guest has unlocked.';
