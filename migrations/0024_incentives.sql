-- Incentives and teasers, which an operator writes, and what guests closed of them, so that another device does not show it again.

CREATE TABLE incentives (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_priority bytea
);
CREATE INDEX incentives_by_priority ON incentives (ix_by_priority, key) WHERE ix_by_priority IS NOT NULL;
COMMENT ON TABLE incentives IS 'Small offers and hints on pages, as an operator writes them.';
CREATE TABLE teasers (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_in_order bytea
);
CREATE INDEX teasers_in_order ON teasers (ix_in_order, key) WHERE ix_in_order IS NOT NULL;
COMMENT ON TABLE teasers IS 'Short hints at pages, in the order of an operator.';
CREATE TABLE guest_incentives (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE guest_incentives IS 'What a guest closed, followed and does not want to see of incentives.';
