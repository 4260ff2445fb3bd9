import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environment } from '@/adapters/server/base/environment'

const page = readFileSync(`${import.meta.dirname}/../../../../docs/operators.md`, 'utf8')

/** Names, defaults and texts of the table of variables, row by row. */
const variables = page
  .split('\n')
  .filter((line) => /^\| `[A-Z_]+` \|/u.test(line))
  .map((line) => {
    const [name = '', told = '', text = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { name: name.replaceAll('`', ''), told: told.replaceAll('`', ''), text }
  })

describe('the page for operators', () => {
  it('names every variable the server reads, and no other, with its default', () => {
    const defaults: Readonly<Record<string, unknown>> = environment.parse({})
    const read = Object.keys(environment.shape).map((name) => [name, String(defaults[name] ?? '')])
    const told = variables.map(({ name, told: value }) => [
      name,
      name === 'TRUST_PROXY' && value === '0' ? 'false' : value,
    ])
    expect(told.toSorted()).toEqual(read.toSorted())
  })

  it('says of each what it sets', () => {
    for (const { text } of variables) expect(text).toMatch(/^\S.{15,}\.$/u)
  })
})
