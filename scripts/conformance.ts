/**
 * Checks whether an address implements the published contract: `npm run conformance -- http://localhost:8080`. It needs
 * nothing but docs/contract (another folder: `--contract folder`). Plays the examples as a guest of its own, tries
 * refusals and repeats, and prints what passed and what did not; fails where anything failed.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Contract } from './conformance/contract.ts'
import { checkConformance } from './conformance/check.ts'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { contract: { type: 'string' } } })
const [url] = positionals
if (url === undefined) {
  process.stderr.write('Which address? npm run conformance -- http://localhost:8080\n')
  process.exit(2)
}

const contract = new Contract(values.contract ?? join(import.meta.dirname, '..', 'docs', 'contract'))
const findings = await checkConformance(contract, url.replace(/\/$/u, ''))
for (const { name, errors } of findings) {
  const mark = errors === null ? 'skipped' : errors.length === 0 ? 'passed ' : 'FAILED '
  process.stdout.write(`${mark} ${name}${errors === null || errors.length === 0 ? '' : `: ${errors.join('; ')}`}\n`)
}
const failed = findings.filter(({ errors }) => errors !== null && errors.length > 0).length
const skipped = findings.filter(({ errors }) => errors === null).length
process.stdout.write(`${findings.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped\n`)
process.exitCode = failed > 0 ? 1 : 0
