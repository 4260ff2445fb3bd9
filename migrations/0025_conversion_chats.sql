-- Conversion chats that guests have begun: until when, with whom, and how much is left, so that another page and another server know the same.

CREATE TABLE conversion_chats (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE conversion_chats IS 'Minutes of chat that cost nothing, for guests who have not bought yet: one offer each, for an hour.';
