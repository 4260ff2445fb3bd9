-- What guests have seen of previews, so that another tab goes on with what is left.

CREATE TABLE previews (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL
);
COMMENT ON TABLE previews IS 'How much of the preview of an actor a guest has seen, and since when.';
