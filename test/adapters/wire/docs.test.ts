import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { querySchema } from '@/adapters/server/query/schema'
import { STATUS_OF } from '@/adapters/wire/base/error-answer'
import { liveCommand } from '@/adapters/wire/live/command'
import { liveUpdate } from '@/adapters/wire/live/update'
import type { Wire } from '@/adapters/wire/base/scalars'
import { BACKEND_ERROR_CODES } from '@/application/errors/backend-error'

const modules = import.meta.glob<Record<string, unknown>>('/src/adapters/wire/**/*.ts', { eager: true })
const read = (name: string): string => readFileSync(`${import.meta.dirname}/../../../docs/${name}`, 'utf8')

/** Cells of the tables of a page, row by row. */
const rows = (page: string): readonly (readonly string[])[] =>
  page
    .split('\n')
    .filter((line) => line.startsWith('| ') && line.includes('`'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )

const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`(?<name>[^`]+)`/gu)].map((found) => found.groups?.['name'] ?? '')

const calls = Object.values(modules)
  .flatMap((exports) => Object.values(exports))
  .flatMap((value) =>
    typeof value === 'object' && value !== null && 'path' in value && 'method' in value && 'repeatable' in value
      ? [
          `${String(value.method)} ${String(value.path).replaceAll(/:(\w+)/gu, '{$1}')}${value.repeatable === true ? ' ↻' : ''}`,
        ]
      : [],
  )

interface Union {
  readonly def: {
    readonly options: readonly {
      readonly shape: { readonly type: { readonly def: { readonly values: readonly string[] } } }
    }[]
  }
}

const typesOf = (schema: Wire<unknown>): readonly string[] =>
  (schema as unknown as Union).def.options.flatMap(({ shape }) => shape.type.def.values)

const section = (page: string, title: string): string =>
  page.split('\n## ').find((part) => part.startsWith(title)) ?? ''

describe('the page about errors', () => {
  it('explains every code there is, with its status, and no other', () => {
    const explained = rows(read('errors.md')).map(([code = '', status]) => [namesIn(code)[0], Number(status)])
    expect(explained).toEqual(BACKEND_ERROR_CODES.map((code) => [code, STATUS_OF[code]]))
  })

  it('says of each what it means, what the guest sees and what to do [API-011]', () => {
    for (const cells of rows(read('errors.md'))) expect(cells.filter((cell) => cell.length > 2)).toHaveLength(5)
  })
})

describe('the page about the wire', () => {
  const page = read('wire.md')

  it('names every REST call with its answer, and says which may be repeated [API-007][API-008]', () => {
    const named = rows(section(page, 'REST')).map(([call = '']) => call.replaceAll('`', '').replace(' *ours*', ''))
    expect([...named].sort()).toEqual([...calls].sort())
  })

  it('names every operation of the data-query endpoint', () => {
    const named = rows(section(page, 'Data queries')).flatMap(([operation = '']) => namesIn(operation))
    const fields = ['Query', 'Mutation'].flatMap((name) => {
      const type = querySchema.getType(name)
      return type !== undefined && 'getFields' in type ? Object.keys(type.getFields()) : []
    })
    expect([...named].sort()).toEqual([...fields].sort())
  })

  it('names every command and every update of the socket', () => {
    const socket = section(page, 'The socket')
    const commands = rows(socket).flatMap(([command = '']) => namesIn(command))
    expect([...commands].sort()).toEqual([...typesOf(liveCommand)].sort())
    const updates = namesIn(socket.split('the same on all his pages:')[1]?.split('**Resuming.**')[0] ?? '')
    expect([...updates, 'sessionExpired'].sort()).toEqual([...typesOf(liveUpdate)].sort())
  })
})
