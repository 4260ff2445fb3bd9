import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseFrameMessage } from '@/ui/payments/parse-frame-message'

const word = fc.string({ maxLength: 40 })
const message = fc.record(
  {
    id: word,
    action: word,
    value: word,
    params: fc.dictionary(fc.string({ minLength: 1, maxLength: 10 }), word, { noNullPrototype: true }),
    redirectUrl: word,
    redirectTarget: word,
  },
  { requiredKeys: ['id', 'action'], noNullPrototype: true },
)

it('reads id, action, value, params, redirectUrl and redirectTarget of a message, and no other member [PAY-040]', () => {
  fc.assert(
    fc.property(message, word, (sent, more) => {
      expect(parseFrameMessage({ ...sent, further: more })).toEqual(sent)
    }),
  )
})

it('reads nothing of a message without id or action, or with a member of another type [PAY-040]', () => {
  const members = ['id', 'action', 'value', 'params', 'redirectUrl', 'redirectTarget']
  const wrong = fc.constantFrom(7, null, true, [], { of: 7 })
  fc.assert(
    fc.property(message, fc.constantFrom(...members), wrong, (sent, member, given) => {
      expect(parseFrameMessage({ ...sent, [member]: given })).toBeNull()
    }),
  )
  expect(parseFrameMessage({ id: 'a' })).toBeNull()
  expect(parseFrameMessage({ action: 'message' })).toBeNull()
})
