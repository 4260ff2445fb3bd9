import type { PoolClient } from 'pg'
import { describe, expect, it } from 'vitest'
import { OpenTransaction } from '@/adapters/stores/postgres/queries'

/** A connection that records its queries, and fails where the test specifies. */
function connection(failing: string) {
  const requests: string[] = []
  const client = {
    connection: { stream: { cork: () => undefined, uncork: () => undefined } },
    query: async ({ text }: { readonly text: string }) => {
      requests.push(text)
      await new Promise((resolve) => setImmediate(resolve))
      if (text.startsWith(failing)) throw new Error(`${failing} failed`)
      return { rows: [] }
    },
  }
  return { requested: requests, open: new OpenTransaction(client as unknown as PoolClient) }
}

const WRITES = ['INSERT INTO a VALUES (1)', 'DELETE FROM a', 'WITH gone AS (DELETE FROM a) INSERT INTO a VALUES (1)']

describe('a transaction that could not be begun', () => {
  it('writes nothing, which would be stored without a transaction, and commits nothing', async () => {
    for (const text of WRITES) {
      const { requested, open } = connection('BEGIN')
      open.begin()
      await open.query({ text: 'SELECT 1' })
      await expect(open.query({ text })).rejects.toThrow('BEGIN failed')
      await expect(open.end('COMMIT')).rejects.toThrow('BEGIN failed')
      await open.end('ROLLBACK')
      expect(requested).toEqual(['BEGIN ISOLATION LEVEL SERIALIZABLE', 'SELECT 1', 'ROLLBACK'])
    }
  })

  it('writes nothing after its end what waited for its beginning', async () => {
    const { requested, open } = connection('nothing')
    open.begin()
    const late = open.query({ text: 'DELETE FROM a' }).catch((error: unknown) => String(error))
    await open.end('ROLLBACK')
    expect(await late).toContain('over')
    expect(requested).toEqual(['BEGIN ISOLATION LEVEL SERIALIZABLE', 'ROLLBACK'])
  })
})
