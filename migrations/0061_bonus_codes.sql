-- Codes of the operator, how often each was redeemed, what guests have redeemed, and settings of vouchers of credits.
CREATE TABLE bonus_codes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_end bytea
);
CREATE INDEX bonus_codes_by_end ON bonus_codes (ix_by_end, key) WHERE ix_by_end IS NOT NULL;
CREATE TABLE code_uses (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
CREATE TABLE redeemed_codes (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea,
  ix_waiting bytea,
  CONSTRAINT redeemed_codes_waiting_unique UNIQUE (ix_waiting)
);
CREATE INDEX redeemed_codes_by_guest ON redeemed_codes (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
CREATE TABLE voucher_configs (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_all bytea
);
CREATE INDEX voucher_configs_all ON voucher_configs (ix_all, key) WHERE ix_all IS NOT NULL;
