/**
 * Checks whether an address implements the published contract: `npm run conformance -- http://localhost:8080`. It needs
 * nothing but docs/contract (another folder: `--contract folder`). Plays the examples as a guest of its own, tries
 * refusals and repeats, and prints what passed and what did not; fails where anything failed, and where nothing was checked. `--only text` prints the
 * findings whose name has the text; `--json file` and `--junit file` write them as well.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Contract } from './conformance/contract.ts'
import { checkConformance } from './conformance/check.ts'
import { countsOf, jsonOf, junitOf } from './conformance/report.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    contract: { type: 'string' },
    only: { type: 'string' },
    json: { type: 'string' },
    junit: { type: 'string' },
  },
})
const [url] = positionals
if (url === undefined) {
  process.stderr.write('Which address? npm run conformance -- http://localhost:8080\n')
  process.exit(2)
}

const contract = new Contract(values.contract ?? join(import.meta.dirname, '..', 'docs', 'contract'))
const { only = '' } = values
// Later examples use what earlier ones have brought, so that all are played in any case.
const findings = (await checkConformance(contract, url.replace(/\/$/u, ''))).filter(({ name }) => name.includes(only))
for (const { name, errors } of findings) {
  const mark = errors === null ? 'skipped' : errors.length === 0 ? 'passed ' : 'FAILED '
  process.stdout.write(`${mark} ${name}${errors === null || errors.length === 0 ? '' : `: ${errors.join('; ')}`}\n`)
}
if (values.json !== undefined) writeFileSync(values.json, jsonOf(url, findings))
if (values.junit !== undefined) writeFileSync(values.junit, junitOf(findings))
const { passed, failed, skipped } = countsOf(findings)
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0
