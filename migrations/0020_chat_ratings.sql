-- How guests liked their chats, by actor and day. What the actors of the sample world show the sums of is stored by the first server of this build.

CREATE TABLE chat_ratings (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_oldest bytea
);
COMMENT ON TABLE chat_ratings IS 'Ratings of paid chats by actor and day.';
CREATE INDEX chat_ratings_by_oldest ON chat_ratings (ix_by_oldest, key) WHERE ix_by_oldest IS NOT NULL;
