-- What the start page and the video station show in large pictures.

CREATE TABLE jumbotron_slides (
  key text COLLATE "C" PRIMARY KEY,
  doc json NOT NULL,
  ix_in_order bytea
);
COMMENT ON TABLE jumbotron_slides IS 'Large pictures with words, which lead to a page.';
CREATE INDEX jumbotron_slides_in_order ON jumbotron_slides (ix_in_order, key) WHERE ix_in_order IS NOT NULL;
