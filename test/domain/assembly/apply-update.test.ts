import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type GuestId, type VoucherId } from '@/domain/ids'
import { applyUpdate } from '@/domain/assembly/apply-update'
import type { GuestLiveState } from '@/domain/guest/guest-live-state'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'
import { anyGuestUpdate, anyOtherUpdate, quietGuest } from '#test/support/arbitraries/live'

const after = (...updates: readonly LiveUpdate[]): GuestLiveState => updates.reduce(applyUpdate, quietGuest)
const voucher: Voucher = {
  id: asId<VoucherId>('v1'),
  guestId: asId<GuestId>('g1'),
  type: voucherTypes.video,
  amount: 1,
  validFrom: 0,
  validTo: 1,
  actors: 'all',
}

describe('what a live update changes about the guest', () => {
  it('is the balance [SOC-013]', () => {
    expect(after({ type: 'balance', balance: 120, isPayment: true })).toEqual({ ...quietGuest, balance: 120 })
  })

  it('is the vouchers [SOC-014]', () => {
    expect(after({ type: 'vouchers', vouchers: [voucher] })).toEqual({ ...quietGuest, vouchers: [voucher] })
  })

  it('is the age check, in four separate ways [SOC-017]', () => {
    const rejected: LiveUpdate = { type: 'avsRejected', message: 'Too dark.' }
    expect(after({ type: 'avsPending' }).avsStatus).toBe('pending')
    expect(after(rejected)).toEqual({ ...quietGuest, avsStatus: 'rejected', avsRejectMessage: 'Too dark.' })
    expect(after(rejected, { type: 'avsSet' })).toEqual({ ...quietGuest, avsStatus: 'accepted' })
    expect(after({ type: 'avsSet' }, { type: 'avsRevoked' })).toEqual(quietGuest)
  })

  it('is being locked [SOC-018]', () => {
    expect(after({ type: 'guestLocked' })).toEqual({ ...quietGuest, isLocked: true })
  })

  it('is the VIP and the TV subscription, each by its own update [SOC-019]', () => {
    expect(after({ type: 'vipSubscription', active: true, until: 9 })).toEqual({
      ...quietGuest,
      vip: { active: true, until: 9 },
    })
    expect(after({ type: 'tvSubscription', active: true, until: null })).toEqual({
      ...quietGuest,
      tv: { active: true, until: null },
    })
    expect(
      after(
        { type: 'vipSubscription', active: true, until: 9 },
        { type: 'vipSubscription', active: false, until: null },
      ),
    ).toEqual(quietGuest)
  })

  it('is the voicecall flag, set by its start and cleared by its own stop [SOC-020]', () => {
    const start: LiveUpdate = { type: 'voicecallStart', voicecallIdHash: 'h1' }
    expect(after(start).voicecall).toEqual({ active: true, idHash: 'h1' })
    expect(after(start, { type: 'voicecallStop', voicecallIdHash: 'h1' })).toEqual(quietGuest)
    expect(after(start, { type: 'voicecallStop', voicecallIdHash: 'h2' }).voicecall.active).toBe(true)
    const restored = { ...quietGuest, voicecall: { active: true, idHash: null } }
    expect(applyUpdate(restored, { type: 'voicecallStop', voicecallIdHash: 'h2' })).toEqual(quietGuest)
  })

  it('is the verified e-mail [SOC-024]', () => {
    expect(after({ type: 'emailVerified' })).toEqual({ ...quietGuest, emailVerified: true })
  })

  it('is the loyalty points [SOC-025]', () => {
    expect(after({ type: 'loyaltyPoints', points: 42 })).toEqual({ ...quietGuest, loyaltyPoints: 42 })
  })

  it('is the same when received twice', () => {
    fc.assert(
      fc.property(fc.array(anyGuestUpdate), anyGuestUpdate, (before, update) => {
        const once = after(...before, update)
        expect(applyUpdate(once, update)).toEqual(once)
      }),
    )
  })

  it('is nothing when it concerns another guest or subject', () => {
    fc.assert(
      fc.property(fc.array(anyGuestUpdate), anyOtherUpdate, (before, update) => {
        const state = after(...before)
        expect(applyUpdate(state, update)).toBe(state)
      }),
    )
  })
})
