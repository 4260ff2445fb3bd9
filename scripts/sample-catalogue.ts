/**
 * Writes the content of the sample world as a catalogue, as an operator imports one (docs/catalogue.md):
 * `npm run sample-catalogue -- FILE`. With fewer actors or videos than the product has: `-- FILE ACTORS VIDEOS`.
 */
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { runnerImport } from 'vite'

interface Sample {
  readonly sampleLines: (actors: number, videos: number, now: number) => Iterable<unknown>
}

const DAY = 86_400_000
const root = join(import.meta.dirname, '..')
const [file, actors = '240', videos = '3000'] = process.argv.slice(2)
if (file === undefined) throw new Error('Name the file to write: npm run sample-catalogue -- FILE')

const { module } = await runnerImport<Sample>(
  join(root, 'src', 'adapters', 'modules', 'catalogue', 'sample-catalogue.ts'),
  { configFile: false, root, resolve: { alias: { '@': join(root, 'src') } } },
)

let count = 0
function* lines(): Generator<string> {
  // As old as the beginning of the day, as the sample world is.
  for (const line of module.sampleLines(Number(actors), Number(videos), Math.floor(Date.now() / DAY) * DAY)) {
    count += 1
    yield `${JSON.stringify(line)}\n`
  }
}
await pipeline(Readable.from(lines()), createWriteStream(file))
process.stdout.write(`${file}: ${count} lines\n`)
