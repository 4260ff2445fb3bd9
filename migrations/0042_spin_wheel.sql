-- The spin wheel: the prizes that operators set, the spins that days give, and what guests have won. A key of a spin is drawn for once,
-- so wins are stored for good.

CREATE TABLE wheel_prizes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_in_order bytea
);
COMMENT ON TABLE wheel_prizes IS 'The segments of the spin wheel.';
CREATE INDEX wheel_prizes_in_order ON wheel_prizes (ix_in_order, key) WHERE ix_in_order IS NOT NULL;

CREATE TABLE daily_spins (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE daily_spins IS 'Up to which day a guest was given their spins, and how many of these are unused.';

CREATE TABLE spin_wins (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_content bytea
);
COMMENT ON TABLE spin_wins IS 'What guests have won, under the key of the spin.';
CREATE INDEX spin_wins_by_guest ON spin_wins (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE INDEX spin_wins_content ON spin_wins (ix_content, key) WHERE ix_content IS NOT NULL;
