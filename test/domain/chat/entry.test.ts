import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorFacts, anyGuestFacts, anyMode, goodGuest, openActor } from '#test/support/arbitraries/chat'
import { enterChat, type ChatAttempt } from '@/domain/chat/entry'
import { pricePerMinuteOf } from '@/domain/chat/offer'
import { offeredModes } from '#test/support/domain/offered-modes'
import { exitCodeOf } from '@/domain/chat/refusal'

/** An attempt of a guest who agreed to any price. */
const plain: ChatAttempt = { pin: null, expectedPin: null, agreedPrice: 99 }

const attempts: fc.Arbitrary<ChatAttempt> = fc.record({
  pin: fc.constantFrom(null, '1234', '0000', 'abc'),
  expectedPin: fc.constantFrom(null, '1234'),
  agreedPrice: fc.oneof(fc.nat(30), fc.constant(0)),
})

describe('entering a chat', () => {
  it('requires at least two coins for a paid mode and reports how many are missing [MON-014]', () => {
    const enterWith = (balance: number) => enterChat('single', openActor, { ...goodGuest, balance }, plain)
    expect(enterWith(2)).toEqual({ ok: true })
    expect(enterWith(1)).toEqual({ ok: false, reason: 'not-enough-money', missing: 1 })
    expect(enterWith(0)).toEqual({ ok: false, reason: 'not-enough-money', missing: 2 })
    expect(enterChat('free', openActor, { ...goodGuest, balance: 0 }, plain)).toEqual({ ok: true })
    const given = { ...openActor, prices: { ...openActor.prices, single: 0 } }
    expect(enterChat('single', given, { ...goodGuest, balance: 0 }, plain)).toEqual({ ok: true })
    expect(enterChat('single', openActor, { ...goodGuest, balance: 0, voucherSeconds: 60 }, plain)).toEqual({
      ok: true,
    })
  })

  it('lets a guest into a ticket show with a ticket only [CHA-019]', () => {
    const show = { ...openActor, isCurrentlyTicketShow: true }
    expect(enterChat('ticket', show, goodGuest, plain)).toEqual({ ok: false, reason: 'no-ticket' })
    expect(enterChat('ticket', show, { ...goodGuest, hasTicket: true }, plain)).toEqual({ ok: true })
  })

  it('requires an anonymous guest to log in for everything but a preview', () => {
    const anonymous = { ...goodGuest, isLoggedIn: false }
    expect(enterChat('preview', openActor, anonymous, plain)).toEqual({ ok: true })
    for (const mode of ['single', 'voyeur', 'video-call', 'free'] as const) {
      const actor = { ...openActor, isBusy: mode === 'voyeur' }
      expect(enterChat(mode, actor, anonymous, plain)).toEqual({ ok: false, reason: 'login-required' })
    }
  })

  it('requires the pin before the money', () => {
    const poor = { ...goodGuest, balance: 0 }
    const attempt = { ...plain, expectedPin: '1234' }
    const watched = { ...openActor, isBusy: true }
    expect(enterChat('voyeur', watched, poor, attempt)).toEqual({ ok: false, reason: 'pin-needed' })
    expect(enterChat('voyeur', watched, poor, { ...attempt, pin: '9999' })).toEqual({
      ok: false,
      reason: 'wrong-pin',
    })
    expect(enterChat('voyeur', watched, goodGuest, { ...attempt, pin: '1234' })).toEqual({ ok: true })
    expect(enterChat('single', openActor, goodGuest, attempt)).toEqual({ ok: true })
  })

  it('opens no room for more a minute than was agreed to, but for vouchers where no coin was agreed to', () => {
    const enterFor = (agreedPrice: number, voucherSeconds = 0) =>
      enterChat('single', openActor, { ...goodGuest, balance: 1, voucherSeconds }, { ...plain, agreedPrice })
    expect(enterFor(11)).toEqual({ ok: false, reason: 'price-changed' })
    expect(enterFor(11, 60)).toEqual({ ok: false, reason: 'price-changed' })
    expect(enterFor(Number.NaN, 60)).toEqual({ ok: false, reason: 'price-changed' })
    expect(enterFor(12)).toEqual({ ok: false, reason: 'not-enough-money', missing: 1 })
    expect(enterFor(0, 60)).toEqual({ ok: true })
    expect(exitCodeOf({ reason: 'price-changed' })).toBe(499)
    fc.assert(
      fc.property(anyMode, anyActorFacts, anyGuestFacts, attempts, (mode, actor, guest, attempt) => {
        const { ok } = enterChat(mode, actor, guest, attempt)
        const isDearer = pricePerMinuteOf(mode, actor.prices) > attempt.agreedPrice
        expect(ok && isDearer && !(attempt.agreedPrice === 0 && guest.voucherSeconds > 0)).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('never opens a mode that is not offered, nor a paid one without coins or voucher', () => {
    fc.assert(
      fc.property(anyMode, anyActorFacts, anyGuestFacts, attempts, (mode, actor, guest, attempt) => {
        const { ok } = enterChat(mode, actor, guest, attempt)
        expect(ok && !offeredModes(actor, guest).includes(mode)).toBe(false)
        const price = pricePerMinuteOf(mode, actor.prices)
        expect(ok && price > 0 && guest.balance < 2 && guest.voucherSeconds === 0).toBe(false)
        expect(ok && mode !== 'preview' && !guest.isLoggedIn).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('refuses with an exit code that can come before a chat has begun', () => {
    fc.assert(
      fc.property(anyMode, anyActorFacts, anyGuestFacts, attempts, (mode, actor, guest, attempt) => {
        const decision = enterChat(mode, actor, guest, attempt)
        const code = decision.ok ? null : exitCodeOf(decision)
        expect([null, 498, 499, 501, 502, 503, 601]).toContain(code)
      }),
      { numRuns: 500 },
    )
    expect(exitCodeOf({ reason: 'not-enough-money', missing: 1 })).toBe(501)
    expect(exitCodeOf({ reason: 'offline' })).toBe(498)
    expect(exitCodeOf({ reason: 'locked' })).toBe(499)
  })
})
