-- Device keys and access tokens are kept as hashes. Sessions of before end: their secrets cannot be hashed into the new form, and
-- every device opens another one by itself.

DELETE FROM sessions;
ALTER TABLE sessions ADD COLUMN ix_by_id bytea, ADD COLUMN ix_by_replaced bytea;
CREATE INDEX sessions_by_id ON sessions (ix_by_id, key) WHERE ix_by_id IS NOT NULL;
CREATE INDEX sessions_by_replaced ON sessions (ix_by_replaced, key) WHERE ix_by_replaced IS NOT NULL;
COMMENT ON TABLE sessions IS 'Sessions of devices; the key is the hash of the access token.';

-- Payments that are under way arrive all the same: they are booked by the id of their checkout.
UPDATE checkouts SET doc = (doc::jsonb - 'deviceKey' || '{"deviceHash": ""}')::json;

-- Counted by origin and account instead of by e-mail alone.
DELETE FROM login_attempts;
ALTER TABLE login_attempts ADD COLUMN ix_by_until bytea;
CREATE INDEX login_attempts_by_until ON login_attempts (ix_by_until, key) WHERE ix_by_until IS NOT NULL;
COMMENT ON TABLE login_attempts IS 'How often logging in was tried lately, by hashes of who tried and at what.';
