import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatModes } from '@/domain/chat/mode'
import { acceptanceOf, areAccepted, requiresRules, type RoomRules } from '@/domain/chat/room-rules'

const anyRules: fc.Arbitrary<RoomRules> = fc.array(
  fc.record({ de: fc.string(), en: fc.string(), es: fc.string() }, { noNullPrototype: true }),
  { maxLength: 5 },
)

it('holds rules for accepted only where the very same were accepted, and no rules always', () => {
  fc.assert(
    fc.property(anyRules, anyRules, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(areAccepted(one, acceptanceOf(one))).toBe(true)
      expect(areAccepted(other, acceptanceOf(one))).toBe(isSame || other.length === 0)
      expect(areAccepted(one, null)).toBe(one.length === 0)
    }),
  )
})

it('takes a rule that changed in any language for a new one', () => {
  const rule = { de: 'Seid nett', en: 'Be kind', es: 'Sed amables' }
  for (const language of ['de', 'en', 'es'] as const)
    expect(areAccepted([{ ...rule, [language]: 'Another' }], acceptanceOf([rule]))).toBe(false)
})

it('is for guests only who write where others read them', () => {
  expect(chatModes.filter(requiresRules).toSorted()).toEqual(['free', 'ticket'])
})
