-- What only a profile shows of an actor. Actors and videos carry their texts themselves from this build on: its first server fills in
-- those of the sample world (docs/decisions/0028).

CREATE TABLE actor_profiles (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_actor bytea
);
COMMENT ON TABLE actor_profiles IS 'Texts of the profiles of actors.';
CREATE INDEX actor_profiles_by_actor ON actor_profiles (ix_by_actor, key) WHERE ix_by_actor IS NOT NULL;
