import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { expiryFromStamp, isExpired } from '@/domain/consent/expiry'

it('reads a stamp of seconds as a thousand times as many ms [API-031]', () => {
  expect(expiryFromStamp(1_796_000_000)).toBe(1_796_000_000_000)
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (seconds, now) => {
      expect(isExpired(seconds, now)).toBe(now / 1_000 >= seconds)
    }),
  )
})
