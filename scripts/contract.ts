/**
 * Writes the published contract into docs/contract, from the declarations in src/adapters/wire: `npm run contract`. With `--check` it
 * writes nothing and fails where a committed file differs. With `--release` the version is published: it gets its date, and the digest
 * of its documents is recorded, which a test compares from then on (docs/wire.md, "Versions").
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { digestOf, released } from './contract/released.ts'

const root = join(import.meta.dirname, '..')
const folder = join(root, 'docs', 'contract')

const { module } = await runnerImport<{
  contractFiles: () => Readonly<Record<string, string>>
  CONTRACT_VERSION: string
}>(join(root, 'scripts', 'contract', 'documents.ts'), {
  configFile: false,
  root,
  resolve: { alias: { '@': join(root, 'src') } },
})

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

if (process.argv.includes('--release')) {
  const day = new Date().toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const record = {
    digests: JSON.parse(committed('released.json') ?? '{}') as Readonly<Record<string, string>>,
    changelog: committed('CHANGELOG.md') ?? '',
  }
  const { digests, changelog } = released(record, module.CONTRACT_VERSION, digestOf(module.contractFiles()), day)
  writeFileSync(join(folder, 'released.json'), `${JSON.stringify(digests, null, 2)}\n`)
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  process.stdout.write(`${module.CONTRACT_VERSION} is released\n`)
}
