import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isSupported } from '@/adapters/wire/base/version'

const anyNumber = fc.integer({ min: 0, max: 30 })
const anyVersion = fc.tuple(anyNumber, anyNumber, anyNumber)

/** Versions as one number, of which the third part is no part. */
const rank = ([first, second]: readonly number[]): number => Number(first) * 1_000 + Number(second)

it('supports what lies between the oldest and the current version, regardless of the third number', () => {
  fc.assert(
    fc.property(anyVersion, anyVersion, anyVersion, (named, current, oldest) => {
      const isBetween = rank(oldest) <= rank(named) && rank(named) <= rank(current)
      expect(isSupported(named.join('.'), current.join('.'), oldest.join('.'))).toBe(isBetween)
      expect(isSupported(named.slice(0, 2).join('.'), current.join('.'), oldest.join('.'))).toBe(isBetween)
    }),
  )
})

it.each(['', '2', 'v2.0', '2.0.0.0', '2.x', ' 2.0', '2.0-beta', '99999.0'])(
  'supports no version that cannot be read: “%s”',
  (named) => {
    expect(isSupported(named, '9999.0.0', '0.0.0')).toBe(false)
  },
)
