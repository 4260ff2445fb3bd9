import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cachedAnswerJson, cachedJson } from '@/adapters/server/base/http/cached-json'

const counted = () => {
  let count = 0
  const write = cachedJson((value) => {
    count += 1
    return JSON.stringify(value)
  })
  return { write, count: () => count }
}

describe('cached text', () => {
  it('is written once for what is frozen', () => {
    const { write, count } = counted()
    const row = Object.freeze({ id: '1' })
    expect([write(row), write(row), write(Object.freeze({ id: '1' }))]).toEqual([
      '{"id":"1"}',
      '{"id":"1"}',
      '{"id":"1"}',
    ])
    expect(count()).toBe(2)
  })

  it('is written again for what may have changed', () => {
    const { write } = counted()
    const row = { id: '1' }
    expect(write(row)).toBe('{"id":"1"}')
    row.id = '2'
    expect(write(row)).toBe('{"id":"2"}')
  })

  it('is what was to be written, of anything', () => {
    const { write } = counted()
    fc.assert(
      fc.property(fc.jsonValue(), fc.boolean(), (value, frozen) => {
        if (frozen) Object.freeze(value)
        expect([write(value), write(value)]).toEqual([JSON.stringify(value), JSON.stringify(value)])
      }),
    )
  })
})

describe('an answer around what is frozen', () => {
  it('is what JSON.stringify writes, of anything', () => {
    const write = cachedAnswerJson()
    const value = fc.anything({ withDate: true, withNullPrototype: true, withSparseArray: true, maxDepth: 3 })
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.tuple(value, fc.boolean())), (fields) => {
        const answer = Object.fromEntries(
          Object.entries(fields).map(([name, [one, frozen]]) => [name, frozen ? Object.freeze(one) : one]),
        )
        expect([write(answer), write(answer)]).toEqual([JSON.stringify(answer), JSON.stringify(answer)])
      }),
    )
  })

  it('is written again where an unfrozen field has changed, and not where a frozen one has not', () => {
    const write = cachedAnswerJson()
    let reads = 0
    const actor = Object.freeze({
      get name() {
        reads += 1
        return 'Robin'
      },
    })
    expect([write({ ok: true, actor }), write({ ok: false, actor })]).toEqual([
      '{"ok":true,"actor":{"name":"Robin"}}',
      '{"ok":false,"actor":{"name":"Robin"}}',
    ])
    expect(reads).toBe(1)
  })
})
