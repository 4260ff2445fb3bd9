import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', '..', '..', 'src', 'adapters', 'backend')

/** No field of a request is to blame: what the ledger is given by the platform itself, and a guest who may not. */
const WITHOUT = new Set(['access/authorize.ts', 'money/ledger-book.ts'])

it('names in each refusal of a malformed request which field is wrong', () => {
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !WITHOUT.has(file))
  const thrown = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/BackendError\('invalid-request'(?<rest>[^)]*\))/gu)].map(
      ({ groups }) => ({ file, isNamed: groups?.['rest']?.includes('fields: [') === true }),
    ),
  )
  expect(thrown.length).toBeGreaterThan(10)
  expect(thrown.filter(({ isNamed }) => !isNamed)).toEqual([])
})
