-- How long guests have been in free chats today, which is limited.

CREATE TABLE free_chat_uses (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE free_chat_uses IS 'Seconds of free chat of a guest, and the day they were used on.';
