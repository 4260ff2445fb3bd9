import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { runningChatOf } from '@/adapters/backend/chat/base/chat-view'
import type { LiveSource } from '@/application/chat/live-source'
import { advance, costOf, startMeter } from '@/domain/chat/meter'
import { termsOf } from '#test/support/arbitraries/chat'
import { chatRecord } from '#test/support/world/chat-records'
import { TestClock } from '#test/support/world/test-clock'
import { TestPlatform } from '#test/support/world/test-platform'

const media = (playlist: string | null): LiveSource => ({
  isSending: async () => true,
  addressOf: (chatId) => `/live/${chatId}`,
  playlistOf: () => playlist,
})

const { rules } = new TestPlatform({ actors: 2, videos: 0 }).context

const viewOf = (chat: ReturnType<typeof chatRecord>, now: number, live: LiveSource | null = null) => {
  rules.set(chatRules, { live })
  return runningChatOf({ rules, clock: new TestClock(now) }, chat, 3)
}

it('a running chat is shown with the seconds and coins of this moment, however many of them are counted already', () => {
  const anyChat = fc.record({
    pricePerMinute: fc.constantFrom(0, 6, 60),
    voucherSeconds: fc.constantFrom(0, 60),
    counted: fc.nat(200),
    elapsed: fc.nat(200_000),
    startedAt: fc.nat(5_000),
    giftCoins: fc.nat(9),
    controlCoins: fc.nat(9),
  })
  fc.assert(
    fc.property(anyChat, ({ pricePerMinute, voucherSeconds, counted, elapsed, startedAt, giftCoins, controlCoins }) => {
      const seconds = Math.floor(elapsed / 1_000)
      const before = Math.min(counted, seconds)
      const terms = termsOf({ pricePerMinute, voucherSeconds, balance: 1_000 })
      const { meter } = advance(startMeter(terms), before)
      const view = viewOf(chatRecord({ meter, startedAt, giftCoins, controlCoins }), startedAt + elapsed)
      const paid = pricePerMinute === 0 ? 0 : Math.max(0, seconds - voucherSeconds)
      expect(view).toMatchObject({
        seconds,
        charged: costOf(pricePerMinute, paid),
        voucherSeconds: pricePerMinute === 0 ? 0 : Math.min(seconds, voucherSeconds),
        freeSeconds: pricePerMinute === 0 ? 0 : voucherSeconds,
        givenCoins: giftCoins + controlCoins,
        onlookers: 3,
      })
      // Nothing ends what costs nothing.
      expect(view.secondsLeft === null).toBe(pricePerMinute === 0)
    }),
  )
})

it('the picture of a chat is the one of the media server if the actor sends it, with a playlist unless it is a voice call', () => {
  const anyPicture = fc.constantFrom('live' as const, 'generated' as const)
  const anySource = fc.constantFrom(null, media(null), media('/playlist'))
  fc.assert(
    fc.property(anyPicture, anySource, fc.boolean(), (picture, live, isVoice) => {
      const { stream } = viewOf(chatRecord({ picture, isVoice }), 0, live)
      const fallback = isVoice || live === null ? null : live.playlistOf(chatRecord().id)
      const sent = { kind: 'whep', url: '/live/chat', ...(fallback === null ? {} : { fallback }) }
      expect(stream).toEqual(picture === 'live' && live !== null ? sent : { kind: 'generated', seed: 1 })
    }),
  )
})
