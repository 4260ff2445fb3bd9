import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const painting = ['chance', 'palette', 'shape', 'framing', 'backdrop', 'contour', 'paint']

/**
 * Changes when the code that shapes an artwork changes, and only then: what carries an older stamp is drawn again.
 * @param more files beside the artwork itself, named from the root of the project
 */
export function fingerprint(...more: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...painting.map((name) => `src/ui/artwork/${name}.ts`), ...more])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 20)
}
