/**
 * Films the sample clips into .cache/art/clips, once: `node scripts/art/clips.ts [--clips 16] [--out folder]`. Each is a
 * figure that draws itself, packed as HLS; clips.json lists names and exact durations of all segments.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { crew } from './crew.ts'
import { fingerprint } from './fingerprint.ts'
import { finished } from './stamp.ts'

const { values } = parseArgs({ options: { clips: { type: 'string' }, out: { type: 'string' } } })
const out = values.out ?? join(import.meta.dirname, '../../.cache/art/clips')
const clips = Array.from({ length: Number(values.clips ?? 16) }, (_, i) => i + 1)
const stamp = fingerprint(
  'scripts/art/film.ts',
  'scripts/art/pad.ts',
  'src/ui/painting/cycle.ts',
  'src/ui/painting/head.ts',
)

mkdirSync(out, { recursive: true })
const started = Date.now()
const missing = clips.filter((clip) => !finished(join(out, String(clip)), stamp))
if (missing.length > 0) {
  await crew('./film-worker.ts', { out, stamp }, missing, (count) => {
    process.stdout.write(`clips: ${count} of ${missing.length}, ${Math.round((Date.now() - started) / 1000)} s\n`)
  })
}
const described = clips.map((clip) => JSON.parse(readFileSync(join(out, String(clip), 'clip.json'), 'utf8')) as unknown)
writeFileSync(join(out, 'clips.json'), `${JSON.stringify(described, null, 1)}\n`)
