import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SOURCE = join(import.meta.dirname, '..', '..', 'src')

/** Where the dates of builds before are stored and read. */
const OWN = new Set(['adapters/backend/access/memberships.ts', 'adapters/backend/entitlements/former-dates.ts'])

const asked = /\b(?:vip|tv)Until\b/u

const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/u.test(file) && !OWN.has(file))

const asks = (code: string): readonly string[] => code.split('\n').filter((line) => asked.test(line))

describe('subscriptions', () => {
  it('are asked for as entitlements: nothing reads the date of one', () => {
    expect(files.length).toBeGreaterThan(1_000)
    const found = files.flatMap((file) => asks(readFileSync(join(SOURCE, file), 'utf8')).map((line) => [file, line]))
    expect(found).toEqual([])
  })

  it('are seen where a date is asked for', () => {
    expect(asks('return membership.vipUntil > now\nconst { tvUntil } = membership')).toHaveLength(2)
  })
})
