-- The clash of cams and its votes, reactions and who likes them, and what guests think of the product. Votes and likes are a record for each guest,
-- so that guests who vote at once do not write the same one.

CREATE TABLE clash_rounds (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
COMMENT ON TABLE clash_rounds IS 'Who is in a round of the clash of cams.';
CREATE INDEX clash_rounds_newest ON clash_rounds (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE clash_votes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_round bytea
);
COMMENT ON TABLE clash_votes IS 'Votes of guests in the clash of cams.';
CREATE INDEX clash_votes_by_round ON clash_votes (ix_by_round, key) WHERE ix_by_round IS NOT NULL;
CREATE TABLE reactions (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
COMMENT ON TABLE reactions IS 'Short clips of actors reacting.';
CREATE INDEX reactions_newest ON reactions (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE reaction_likes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_reaction bytea
);
COMMENT ON TABLE reaction_likes IS 'Who likes which reaction.';
CREATE INDEX reaction_likes_by_reaction ON reaction_likes (ix_by_reaction, key) WHERE ix_by_reaction IS NOT NULL;
CREATE TABLE survey_replies (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_newest bytea
);
COMMENT ON TABLE survey_replies IS 'What guests answered about the product.';
CREATE INDEX survey_replies_newest ON survey_replies (ix_newest, key) WHERE ix_newest IS NOT NULL;
CREATE TABLE feature_feedback (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_feature bytea
);
COMMENT ON TABLE feature_feedback IS 'What guests think of one part of the product.';
CREATE INDEX feature_feedback_by_feature ON feature_feedback (ix_by_feature, key) WHERE ix_by_feature IS NOT NULL;
