import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

const painting = (): readonly string[] =>
  readdirSync(join(root, 'src/ui/painting'))
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => `src/ui/painting/${name}`)

/**
 * Changes when the painting code or the named scripts change, and only then: what carries an older stamp is drawn again.
 * @param scripts names in scripts/art whose code shapes the result
 */
export function fingerprint(...scripts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of [...painting(), ...scripts.map((name) => `scripts/art/${name}`)])
    hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex').slice(0, 20)
}
