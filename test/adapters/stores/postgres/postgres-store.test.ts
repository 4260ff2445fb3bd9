import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { storeContract } from '../store-contract'
import { freshDatabase } from '#test/support/postgres/fresh-database'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { openPostgres, type OpenStore } from '@/adapters/stores/postgres/open-postgres'

/** Tables for the collections of the contract. */
const TABLES = `
CREATE TABLE items (
  key text COLLATE "C" PRIMARY KEY, doc json NOT NULL, ix_by_rank bytea, ix_rank bytea, ix_by_group bytea, ix_by_code bytea,
  CONSTRAINT items_by_code_unique UNIQUE (ix_by_code)
);
CREATE TABLE items_by_tag (
  entry bytea NOT NULL, key text COLLATE "C" NOT NULL REFERENCES items ON DELETE CASCADE, PRIMARY KEY (entry, key)
);
CREATE TABLE counters (key text COLLATE "C" PRIMARY KEY, doc json NOT NULL);
CREATE TABLE mixed (key text COLLATE "C" PRIMARY KEY, doc json NOT NULL, ix_by_entry bytea);
CREATE TABLE leaves (key text COLLATE "C" PRIMARY KEY, doc json NOT NULL, ix_all bytea);
CREATE TABLE leaves_texts (
  key text COLLATE "C" PRIMARY KEY REFERENCES leaves ON DELETE CASCADE, words text[] NOT NULL, rank bigint NOT NULL
);
CREATE TABLE search_words (
  language text NOT NULL, word text COLLATE "C" NOT NULL, parts text[] NOT NULL, PRIMARY KEY (language, word)
);
`

let open: OpenStore | undefined
let database: Awaited<ReturnType<typeof freshDatabase>> | undefined

storeContract(
  'the store on Postgres',
  {
    fresh: async () => {
      if (open === undefined || database === undefined) {
        const migrations = mkdtempSync(join(tmpdir(), 'vesper-migrations-'))
        writeFileSync(join(migrations, '0001_contract.sql'), TABLES)
        database = await freshDatabase()
        open = await openPostgres(database.url, migrations, (error) => {
          throw error
        })
      }
      await withClient(database.url, (client) => client.query('TRUNCATE items, counters, mixed, leaves CASCADE'))
      return open.store
    },
    close: async () => {
      await open?.close()
      await database?.drop()
    },
  },
  25,
)
