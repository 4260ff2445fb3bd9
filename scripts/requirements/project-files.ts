import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Files } from './imports.ts'

/** Every TypeScript file of the programs and of their tests. */
export const projectFiles = (root: string): Files =>
  new Map(
    ['src', 'test', 'e2e'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
        .filter((path) => /\.tsx?$/u.test(path))
        .map((path) => [path, readFileSync(join(root, path), 'utf8')] as const),
    ),
  )

/** The text of the ledger. */
export const ledgerOf = (root: string): string => readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8')
