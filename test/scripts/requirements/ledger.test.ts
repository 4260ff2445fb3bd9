import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { evaluate, readLedger } from '../../../scripts/requirements/evaluation.ts'
import { ledgerOf, projectFiles } from '../../../scripts/requirements/project-files.ts'

describe('the ledger of the project', () => {
  const root = join(import.meta.dirname, '..', '..', '..')
  const { named, inProduct } = evaluate(projectFiles(root))
  const rows = readLedger(ledgerOf(root))

  it('has no row that only tests of unreachable code name', () => {
    expect([...named].filter(([id]) => !inProduct.has(id))).toEqual([])
  })

  it('has a row for every id that a test names', () => {
    const known = new Set(rows.map(({ id }) => id))
    expect([...named].filter(([id]) => !known.has(id))).toEqual([])
  })
})
