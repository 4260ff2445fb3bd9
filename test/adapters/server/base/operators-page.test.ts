import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { environment } from '@/adapters/server/base/config/environment'
import { readOperation } from '@/adapters/server/base/config/operation'
import { readWebSettings } from '@/adapters/server/base/config/web-settings'
import { configurationSchema } from '@/adapters/wire/configuration/read-configuration'

const page = readFileSync(`${import.meta.dirname}/../../../../docs/operators.md`, 'utf8')

/** Names, defaults and texts of the table of variables, row by row. */
const variables = page
  .split('\n')
  .filter((line) => /^\| `[A-Z\d_]+` \|/u.test(line))
  .map((line) => {
    const [name = '', value = '', text = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
    return { name: name.replaceAll('`', ''), value: value.replaceAll('`', ''), text }
  })

describe('the page for operators', () => {
  it('names every variable the server reads, and no other', () => {
    expect(variables.map(({ name }) => name)).toEqual(Object.keys(environment.shape))
  })

  it('lists every default there is: to set it changes nothing', () => {
    const reported = Object.fromEntries(variables.map(({ name, value }) => [name, value]))
    expect(readOperation(reported, [])).toEqual(readOperation({}, []))
    const defaults = environment.parse({})
    for (const { name, value } of variables)
      expect({ name, hasValue: value !== '' }).toEqual({ name, hasValue: name in defaults })
  })

  it('describes for each what it sets', () => {
    for (const { text } of variables) expect(text).toMatch(/^\S.{15,}\.$/u)
  })

  it('has an example of a configuration that a server starts with', () => {
    const [, example = ''] = /```json\n(?<example>[^`]*"operator"[^`]*)```/u.exec(page) ?? []
    expect(readWebSettings(example, false, true)).toMatchObject({
      ok: true,
      web: { published: JSON.parse(example) as unknown },
    })
  })

  it('names every setting of the configuration as the schema has it', () => {
    const missing = Object.keys(configurationSchema.shape).filter(
      (name) => !page.includes(`\`${name}\``) && !page.includes(`"${name}":`),
    )
    expect(missing).toEqual([])
  })
})
