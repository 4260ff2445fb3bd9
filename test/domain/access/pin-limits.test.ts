import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_PINS_AT_ACTOR, MAX_PINS_OF_GUEST, mayTryPin, PIN_WINDOW } from '@/domain/access/pin-limits'

/** A wrong pin: of one of these guests, so long after the one before, ms. */
const attempt = fc.record({ guest: fc.nat(30), after: fc.nat(120_000) })

it('never checks more pins of a guest than five, nor more of all than fifty, in a quarter of an hour', () => {
  fc.assert(
    fc.property(fc.array(attempt, { maxLength: 200 }), (attempts) => {
      const checked: { readonly guest: number; readonly at: number }[] = []
      let now = 0
      for (const { guest, after } of attempts) {
        now += after
        const counted = checked.filter(({ at }) => at > now - 900_000)
        const ofGuest = counted.filter((one) => one.guest === guest).length
        const isChecked = mayTryPin({ ofGuest, atActor: counted.length })
        expect(isChecked).toBe(ofGuest < 5 && counted.length < 50)
        if (isChecked) checked.push({ guest, at: now })
      }
    }),
  )
  expect({ PIN_WINDOW, MAX_PINS_OF_GUEST, MAX_PINS_AT_ACTOR }).toEqual({
    PIN_WINDOW: 900_000,
    MAX_PINS_OF_GUEST: 5,
    MAX_PINS_AT_ACTOR: 50,
  })
})
