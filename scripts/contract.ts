/**
 * Writes the published contract into docs/contract, from the declarations in src/adapters/wire: `npm run contract`. With `--check` it
 * writes nothing and fails where a committed file differs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'contract')

const { module } = await runnerImport<{ contractFiles: () => Readonly<Record<string, string>> }>(
  join(root, 'scripts', 'contract', 'documents.ts'),
  { configFile: false, root, resolve: { alias: { '@': join(root, 'src') } } },
)

function committed(name: string): string | null {
  try {
    return readFileSync(join(folder, name), 'utf8')
  } catch {
    return null
  }
}

const isCheck = process.argv.includes('--check')
const differing = Object.entries(module.contractFiles()).filter(([name, text]) => committed(name) !== text)

mkdirSync(folder, { recursive: true })
for (const [name, text] of differing) {
  if (!isCheck) writeFileSync(join(folder, name), text)
  process.stdout.write(`${name} ${isCheck ? 'differs: npm run contract writes it' : 'written'}\n`)
}
if (isCheck && differing.length > 0) process.exitCode = 1
