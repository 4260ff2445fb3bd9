import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const artwork = 'src/ui/artwork'
const sources = [
  ...[
    'chance',
    'palette',
    'shape',
    'figure',
    'framing',
    'backdrop',
    'contour',
    'paint',
    'composition',
    'parts',
    'albums',
    'topics',
    'video-settings',
  ].map((name) => `${artwork}/${name}.ts`),
  ...readdirSync(join(root, artwork, 'figures'))
    .toSorted()
    .map((name) => `${artwork}/figures/${name}`),
]

/**
 * Changes when the code that shapes an artwork changes, and only then: what carries an older stamp is drawn again.
 * @param more files beside the artwork itself, named from the root of the project
 */
export function fingerprint(...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...sources, ...more]) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 20)
}
