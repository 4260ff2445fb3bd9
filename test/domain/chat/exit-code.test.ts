import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exitClassOf, exitCodes, type ExitClass } from '@/domain/chat/exit-code'

const codes = Array.from({ length: 1000 }, (_, code) => code)
const codesOf = (wanted: ExitClass): readonly number[] => codes.filter((code) => exitClassOf(code) === wanted)
const from = (first: number, last: number): readonly number[] => codes.slice(first, last + 1)

describe('exit codes', () => {
  it('count 1xx, and only those, as client exits [CHA-002]', () => {
    expect(codesOf('client')).toEqual(from(100, 199))
  })

  it('count 2xx, and only those, as host exits [CHA-003]', () => {
    expect(codesOf('host')).toEqual(from(200, 299))
  })

  it('count 301 alone as an admin kick [CHA-004]', () => {
    expect(codesOf('admin-kick')).toEqual([301])
  })

  it('count 401 to 408 as preview limits [CHA-005]', () => {
    expect(codesOf('preview-limit')).toEqual(from(401, 408))
  })

  it('count 498 and 499 as start failures [CHA-006]', () => {
    expect(codesOf('start-failure')).toEqual([498, 499])
  })

  it('count 501 to 503 as limits [CHA-007]', () => {
    expect(codesOf('limit')).toEqual([501, 502, 503])
  })

  it('count 601 as an age restriction [CHA-008]', () => {
    expect(codesOf('age-restriction')).toEqual([601])
  })

  it('count 9xx, and every code without a family, as others [CHA-009]', () => {
    expect(from(900, 999).every((code) => exitClassOf(code) === 'other')).toBe(true)
    expect([0, 302, 400, 409, 500, 504, 602, 700].map(exitClassOf)).toEqual(Array.from({ length: 8 }, () => 'other'))
  })

  it('have a class for any number', () => {
    fc.assert(
      fc.property(fc.integer(), (code) => {
        expect(code < 0 || code > 999 ? exitClassOf(code) : 'other').toBe('other')
      }),
    )
  })

  it('are issued by the platform each for one thing only', () => {
    expect(new Set(Object.values(exitCodes)).size).toBe(Object.keys(exitCodes).length)
  })
})
