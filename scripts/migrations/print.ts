import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@/adapters/backend/assembly/features'
import { lackingSql, unneededNames } from '@/adapters/stores/postgres/index-sql'

const folder = 'migrations'
const committed = readdirSync(folder)
  .toSorted()
  .map((file) => readFileSync(join(folder, file), 'utf8'))
  .join('\n')
const unneeded = unneededNames(collections, committed).map((name) => `-- No definition needs ${name}.`)
process.stdout.write([...unneeded, lackingSql(collections, committed), ''].join('\n'))
