import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const sources = (folder: string): readonly string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => join(root, folder, name))

/**
 * Changes when the painting code, the picture code or a parameter changes, and only then: a picture is drawn again when its
 * stamp differs.
 */
export function fingerprint(parameters: unknown): string {
  const hash = createHash('sha256').update(JSON.stringify(parameters))
  for (const file of [...sources('src/ui/painting'), ...sources('scripts/art')]) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 20)
}
