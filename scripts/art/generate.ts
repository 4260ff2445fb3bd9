/**
 * Draws the pictures of all performers into .cache/art, once: `node scripts/art/generate.ts [--families 240] [--out folder]`.
 * What is already drawn by the same code is left alone, so a second run takes no time.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawBrand } from './brand.ts'
import { crew } from './crew.ts'
import { fingerprint } from './fingerprint.ts'
import { finished } from './stamp.ts'

const { values } = parseArgs({ options: { families: { type: 'string' }, out: { type: 'string' } } })
const families = Number(values.families ?? 240)
const out = values.out ?? join(import.meta.dirname, '../../.cache/art')
const stamp = fingerprint('scripts/art/picture.ts')

mkdirSync(out, { recursive: true })
const started = Date.now()
const missing = Array.from({ length: families }, (_, i) => i + 1).filter(
  (seed) => !finished(join(out, String(seed)), stamp),
)
if (missing.length > 0) {
  await crew('./picture-worker.ts', { out, stamp }, missing, (count) => {
    if (count % 20 === 0 || count === missing.length)
      process.stdout.write(
        `pictures: ${count} of ${missing.length} families, ${Math.round((Date.now() - started) / 1000)} s\n`,
      )
  })
}
await drawBrand(out, fingerprint('scripts/art/brand.ts', 'src/ui/painting/brand.ts'))
