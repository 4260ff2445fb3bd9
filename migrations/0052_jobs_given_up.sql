-- Jobs that failed too often: an operator looks at them and retries them.
ALTER TABLE jobs ADD COLUMN ix_given_up bytea;
CREATE INDEX jobs_given_up ON jobs (ix_given_up, key) WHERE ix_given_up IS NOT NULL;
