-- The playlists of a guest: one record each, with its videos in their order.

CREATE TABLE playlists (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_by_guest bytea
);
COMMENT ON TABLE playlists IS 'Videos that guests have put together, in the order of the guest.';
CREATE INDEX playlists_by_guest ON playlists (ix_by_guest, key) WHERE ix_by_guest IS NOT NULL;
