-- What guests allow themselves to spend, and until when they have excluded themselves.

CREATE TABLE spending_limits (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE spending_limits IS 'Spending limits and self-exclusion, by guest.';
