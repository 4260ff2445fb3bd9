-- What a running chat has used up of its guest's coins since it was last counted, so that chats need not be counted every second.

CREATE TABLE meter_claims (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE meter_claims IS 'What the meter of a guest''s running chat charges until it is counted the next time.';
