-- What guests answer on leaving a chat.

CREATE TABLE exit_surveys (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE exit_surveys IS 'Answers to the survey on leaving a chat.';
