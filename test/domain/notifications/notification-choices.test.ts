import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  isWanted,
  KINDS_OF_ACTORS,
  NO_CHOICES,
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  withChannelForActor,
  type NotificationChoices,
} from '@/domain/notifications/notification-choices'

const kinds = fc.subarray([...NOTICE_KINDS])
const choices: fc.Arbitrary<NotificationChoices> = fc
  .record({ email: kinds, sms: kinds, push: kinds })
  .map((each) => ({ ...NO_CHOICES, kinds: each }))
const channel = fc.constantFrom(...NOTICE_CHANNELS)
const channels = fc.subarray([...NOTICE_CHANNELS])

describe('what a guest has chosen', () => {
  it('sends nothing that is not switched on, and what comes from an actor only for those who are', () => {
    fc.assert(
      fc.property(choices, channels, fc.constantFrom(...NOTICE_KINDS), channel, (chosen, ofActor, kind, by) => {
        const isOn = chosen.kinds[by].includes(kind)
        const isOfOthers = KINDS_OF_ACTORS.includes(kind) && !ofActor.includes(by)
        expect(isWanted(chosen, ofActor, kind, by)).toBe(isOn && !isOfOthers)
      }),
    )
  })

  it('has an actor who is switched on notify by that channel, and takes nothing away', () => {
    fc.assert(
      fc.property(choices, channel, (chosen, by) => {
        const next = withChannelForActor(chosen, by)
        expect(KINDS_OF_ACTORS.some((kind) => isWanted(next, [by], kind, by))).toBe(true)
        expect(next.kinds[by]).toEqual(expect.arrayContaining([...chosen.kinds[by]]))
        expect({ ...next.kinds, [by]: [] }).toEqual({ ...chosen.kinds, [by]: [] })
      }),
    )
  })

  it('respects the one kind that a guest has left on', () => {
    const chosen = { ...NO_CHOICES, kinds: { ...NO_CHOICES.kinds, email: ['message'] as const } }
    expect(withChannelForActor(chosen, 'email')).toEqual(chosen)
  })
})
