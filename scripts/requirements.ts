// Which rows of the ledger (docs/requirements.tsv) are named by a test: `npm run requirements [-- --missing MSG CHA]`.
// A test names a row by its id in square brackets, in its title or in the row of a table of titles.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

interface Row {
  readonly id: string
  readonly area: string
  readonly text: string
}

const rows: readonly Row[] = readFileSync(join(root, 'docs', 'requirements.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [id = '', area = '', , text = ''] = line.split('\t')
    return { id, area, text }
  })

function* testFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* testFiles(path)
    else if (/\.tsx?$/u.test(entry.name)) yield path
  }
}

const named = new Set<string>()
for (const folder of ['test', 'e2e']) {
  for (const file of testFiles(join(root, folder))) {
    for (const [, id] of readFileSync(file, 'utf8').matchAll(/\[(?<id>[A-Z][A-Z0-9]{2}-\d{3})\]/gu)) {
      if (id !== undefined) named.add(id)
    }
  }
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const [flag, ...areas] = process.argv.slice(2)
if (flag === '--missing') {
  for (const { id, area, text } of rows) {
    if (!named.has(id) && (areas.length === 0 || areas.includes(area))) say(`${id}\t${text}`)
  }
} else {
  for (const area of [...new Set(rows.map((row) => row.area))].toSorted()) {
    const all = rows.filter((row) => row.area === area)
    const done = all.filter(({ id }) => named.has(id)).length
    say(
      `${area}  ${String(done).padStart(3)} of ${String(all.length).padStart(3)}  ${'#'.repeat(Math.round((20 * done) / all.length))}`,
    )
  }
  const unknown = [...named].filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) say(`in no row: ${unknown.join(' ')}`)
  const done = rows.filter(({ id }) => named.has(id)).length
  say(`${done} of ${rows.length} rows are named by a test`)
}
