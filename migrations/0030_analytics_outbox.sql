-- Events that wait to be sent to the analytics service (ANALYTICS_URL). Empty without one; a server of the build before knows nothing of it.

CREATE TABLE analytics_outbox (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_time bytea
);
CREATE INDEX analytics_outbox_by_time ON analytics_outbox (ix_by_time, key) WHERE ix_by_time IS NOT NULL;

-- The newest answer of a guest about analytics.
CREATE TABLE analytics_consents (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
