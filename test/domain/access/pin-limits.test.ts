import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { MAX_PINS_AT_ACTOR, MAX_PINS_OF_GUEST, mayTryPin, PIN_WINDOW } from '@/domain/access/pin-limits'

/** Wrong pins, each of one of these guests, so long after the one before, ms: of few guests, and of many at once. */
const attempts = fc.oneof(
  fc.array(fc.record({ guest: fc.nat(2), after: fc.nat(200_000) }), { maxLength: 40 }),
  fc.array(fc.record({ guest: fc.nat(40), after: fc.nat(10_000) }), { minLength: 40, maxLength: 120 }),
)

it('never checks more pins of a guest than five, nor more of all than fifty, in a quarter of an hour', () => {
  fc.assert(
    fc.property(attempts, (all) => {
      const checked: { readonly guest: number; readonly at: number }[] = []
      let now = 0
      for (const { guest, after } of all) {
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
