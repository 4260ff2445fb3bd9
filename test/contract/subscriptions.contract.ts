import { expect, it } from 'vitest'
import { contract } from './suite'
import { checkOut, loggedIn, member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { cancellationOffers } from '@/adapters/backend/payments/cancellation-offer-records'
import type { Subscription } from '@/application/payments/subscription-gateway'
import { CANCELLATION_OFFER_DAYS, CANCELLATION_OFFER_LIFETIME } from '@/domain/entitlements/cancellation-offer'
import { asId, type SubscriptionId } from '@/domain/ids'
import type { SubscriptionFlow } from '@/domain/payments/plans'

const DAY = 86_400_000

export const subscriptionsContract = (name: BindingName, bind: Bind): void =>
  contract('subscriptions', name, bind, (bound) => {
    const subscribe = (device: Device, flow: SubscriptionFlow) =>
      checkOut(device, flow, { kind: 'subscribe', outcome: 'approve' })

    /** A guest with one running VIP subscription. */
    async function subscriber(): Promise<{ readonly device: Device; readonly vip: Subscription }> {
      const device = await member(bound())
      await subscribe(device, 'vipabo')
      const [vip] = await device.ports.subscriptions.list()
      if (vip === undefined) throw new Error('nothing was subscribed to')
      return { device, vip }
    }

    const stay = ({ guest, ports }: Device, subscriptionId: SubscriptionId) =>
      ports.subscriptions.acceptOffer({ guestId: guest.id, platform: 'vesper', subscriptionId })

    it('lists plan, state, period, next charge and means of what the guest has subscribed to [RUL-006]', async () => {
      const device = await member(bound())
      expect(await device.ports.subscriptions.list()).toEqual([])
      const now = bound().environment.clock.now()
      await subscribe(device, 'vipabo')
      await bound().environment.clock.pass(60_000)
      await subscribe(device, 'vxtvabo')
      const listed = await device.ports.subscriptions.list()
      const common = { state: 'active', nextChargeAt: null, means: null, offer: null }
      expect(listed.map(({ id: _id, from: _from, until: _until, ...rest }) => rest)).toEqual([
        { ...common, plan: 'vip' },
        { ...common, plan: 'tv' },
      ])
      for (const { from, until } of listed) {
        expect(until - from).toBe(30 * DAY)
        expect(from).toBeGreaterThanOrEqual(now)
      }
      expect(await (await bound().device()).ports.subscriptions.list()).toEqual([])
    })

    it('cancels at the end of the paid period, and the guest keeps what they have paid until then [RUL-007]', async () => {
      const { device, vip } = await subscriber()
      const { clock } = bound().environment
      const [after] = await device.ports.subscriptions.cancel(vip.id)
      expect(after).toMatchObject({ id: vip.id, state: 'cancelled', until: vip.until })
      expect(await device.ports.subscriptions.cancel(vip.id)).toEqual([after])
      expect((await device.ports.guest.current()).isVip).toBe(true)
      await clock.pass(vip.until - clock.now())
      expect({
        isVip: (await device.ports.guest.current()).isVip,
        listed: await device.ports.subscriptions.list(),
      }).toEqual({ isVip: false, listed: [] })
    })

    it('refuses to cancel what is another guest’s, has ended or never was', async () => {
      const { vip } = await subscriber()
      const other = await member(bound())
      for (const id of [vip.id, asId<SubscriptionId>('made up')])
        await expect(other.ports.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'not-found' })
    })

    it('offers days once to a guest who cancels, and adds them once, however often they accept [GUE-022]', async () => {
      const { device, vip } = await subscriber()
      const { clock, backend } = bound().environment
      expect(await stay(device, vip.id)).toEqual({ ok: false, reason: 'no-offer' })
      const [cancelled] = await device.ports.subscriptions.cancel(vip.id)
      expect(cancelled?.offer).toMatchObject({ days: CANCELLATION_OFFER_DAYS })
      const accepted = {
        ok: true,
        plan: 'vip',
        days: CANCELLATION_OFFER_DAYS,
        until: vip.until + CANCELLATION_OFFER_DAYS * DAY,
      }
      const other = await loggedIn(bound(), device)
      const pressed = [stay(device, vip.id), stay(device, vip.id), stay(other, vip.id)]
      expect(await Promise.all(pressed)).toEqual([accepted, accepted, accepted])
      expect(await device.ports.subscriptions.list()).toMatchObject([
        { id: vip.id, state: 'active', until: accepted.until, offer: null },
      ])
      const [recorded] = await backend.store.find(cancellationOffers, 'byGuest', { prefix: [device.guest.id] })
      expect(recorded).toMatchObject({ acceptedAt: clock.now(), platform: 'vesper' })
      const [again] = await device.ports.subscriptions.cancel(vip.id)
      expect(again).toMatchObject({ state: 'cancelled', offer: null, until: accepted.until })
      expect(await stay(device, vip.id)).toEqual({ ok: false, reason: 'already-accepted' })
    })

    it('accepts the offer for the guest of the session only [GUE-022][GUE-024]', async () => {
      const { device, vip } = await subscriber()
      await device.ports.subscriptions.cancel(vip.id)
      const other = await member(bound())
      const request = { guestId: device.guest.id, platform: 'vesper', subscriptionId: vip.id }
      expect(await other.ports.subscriptions.acceptOffer(request)).toEqual({ ok: false, reason: 'other-guest' })
      expect(await stay(other, vip.id)).toEqual({ ok: false, reason: 'no-offer' })
      expect(await device.ports.subscriptions.list()).toMatchObject([{ state: 'cancelled', until: vip.until }])
    })

    it('accepts without the id of a subscription the offer that is open [GUE-022]', async () => {
      const { device, vip } = await subscriber()
      await bound().environment.clock.pass(60_000)
      await subscribe(device, 'vxtvabo')
      const tv = (await device.ports.subscriptions.list()).find(({ plan }) => plan === 'tv')
      if (tv === undefined) throw new Error('no TV subscription')
      await device.ports.subscriptions.cancel(tv.id)
      const request = { guestId: device.guest.id, platform: 'vesper' }
      expect(await device.ports.subscriptions.acceptOffer(request)).toMatchObject({ ok: true, plan: 'tv' })
      expect(await device.ports.subscriptions.list()).toMatchObject([
        { id: vip.id, state: 'active', until: vip.until },
        { id: tv.id, state: 'active', until: tv.until + CANCELLATION_OFFER_DAYS * DAY },
      ])
    })

    it('refuses an offer that has expired, and offers nothing to who takes a break [GUE-024]', async () => {
      const { device, vip } = await subscriber()
      const { clock } = bound().environment
      await device.ports.subscriptions.cancel(vip.id)
      await clock.pass(CANCELLATION_OFFER_LIFETIME)
      expect(await stay(device, vip.id)).toEqual({ ok: false, reason: 'offer-expired' })
      expect(await device.ports.subscriptions.list()).toMatchObject([{ state: 'cancelled', offer: null }])
      const resting = await subscriber()
      await resting.device.ports.subscriptions.cancel(resting.vip.id)
      await resting.device.ports.spendingLimits.exclude(clock.now() + DAY)
      expect(await resting.device.ports.subscriptions.list()).toMatchObject([{ state: 'cancelled', offer: null }])
      expect(await stay(resting.device, resting.vip.id)).toEqual({ ok: false, reason: 'self-excluded' })
    })
  })
