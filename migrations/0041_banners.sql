-- Banners that operators show on pages until their time is over, and the other sites that banners may lead to.

CREATE TABLE banners (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_in_order bytea
);
COMMENT ON TABLE banners IS 'Pictures on pages that lead to what the platform recommends.';
CREATE INDEX banners_in_order ON banners (ix_in_order, key) WHERE ix_in_order IS NOT NULL;

CREATE TABLE banner_hosts (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_all bytea
);
COMMENT ON TABLE banner_hosts IS 'Other sites that banners may lead to.';
CREATE INDEX banner_hosts_all ON banner_hosts (ix_all, key) WHERE ix_all IS NOT NULL;
