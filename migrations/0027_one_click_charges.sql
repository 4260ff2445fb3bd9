-- Top ups by one press: each is stored before it is sent to the provider, so that it is booked once whatever breaks, and so that no two
-- pass a limit together. The agreement itself is in the wallets, which need no change.

CREATE TABLE one_click_charges (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE one_click_charges IS 'Top ups by one press, and how the provider answered them.';
CREATE INDEX one_click_charges_by_guest ON one_click_charges (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
