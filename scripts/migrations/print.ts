import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@/adapters/backend/assembly/collections'
import { lackingSql } from '@/adapters/stores/postgres/index-sql'

const folder = 'migrations'
const committed = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
process.stdout.write(`${lackingSql(collections, committed.join('\n'))}\n`)
