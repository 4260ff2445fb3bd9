// How many rows of the ledger (docs/requirements.tsv) are in the product, and how many a test merely names:
//   npm run requirements                          the table of areas, and both figures
//   npm run requirements -- --missing MSG CHA     the rows of these areas that no test names; of all without a name
//   npm run requirements -- --hollow VOU          the rows that only tests of code which no program reaches name
import { join } from 'node:path'
import { evaluate, readLedger } from './requirements/evaluation.ts'
import { ledgerOf, projectFiles } from './requirements/project-files.ts'

const root = join(import.meta.dirname, '..')
const rows = readLedger(ledgerOf(root))
const { named, inProduct } = evaluate(projectFiles(root))

const print = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

const share = (part: number): string => `${part} (${((100 * part) / rows.length).toFixed(1)} %)`

function printTable(): void {
  print('area  product  named  rows')
  for (const area of [...new Set(rows.map((row) => row.area))].toSorted()) {
    const all = rows.filter((row) => row.area === area)
    const held = all.filter(({ id }) => inProduct.has(id)).length
    const mentioned = all.filter(({ id }) => named.has(id)).length
    const bar = (count: number): number => Math.round((20 * count) / all.length)
    print(
      `${area}   ${String(held).padStart(7)}  ${String(mentioned).padStart(5)}  ${String(all.length).padStart(4)}  ` +
        '#'.repeat(bar(held)).padEnd(bar(mentioned), '+'),
    )
  }
  const unknown = [...named.keys()].filter((id) => !rows.some((row) => row.id === id))
  if (unknown.length > 0) print(`in no row: ${unknown.join(' ')}`)
  const held = rows.filter(({ id }) => inProduct.has(id)).length
  const mentioned = rows.filter(({ id }) => named.has(id)).length
  print(`in the product: ${share(held)} of ${rows.length} rows; named by a test: ${share(mentioned)}`)
}

const [flag, ...areas] = process.argv.slice(2)
const wanted = rows.filter(({ area }) => areas.length === 0 || areas.includes(area))
if (flag === undefined) {
  printTable()
} else if (flag === '--missing') {
  for (const { id, text } of wanted) if (!named.has(id)) print(`${id}\t${text}`)
} else if (flag === '--hollow') {
  for (const { id, text } of wanted) {
    const places = named.get(id)
    if (places !== undefined && !inProduct.has(id)) print(`${id}\t${text}\t${places.join(' ')}`)
  }
} else {
  print(`${flag} is not known: --missing or --hollow, each with the areas to look at`)
  process.exitCode = 1
}
