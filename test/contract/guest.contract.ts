import { expect, it, vi } from 'vitest'
import { contract } from './suite'
import { freshKey, liveActor } from './setup'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { checkOut, loggedIn, member, OPTIONS, payingMember, topUp } from '#test/support/bindings/accounts'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { grantPlan } from '@/adapters/backend/entitlements/entitlement-records'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { walletOf, wallets } from '@/adapters/backend/money/wallets'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { asId, type VoucherId } from '@/domain/ids'
import { subscriptionPlans } from '@/domain/payments/plans'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

export const guestContract = (name: BindingName, bind: Bind): void =>
  contract('guest', name, bind, (bound) => {
    it('starts everybody as an anonymous guest of their own, and restores them on their device [AUT-001]', async () => {
      const [one, other] = [await bound().device(), await bound().device()]
      expect(one.guest).toMatchObject({ isLoggedIn: false, email: null, balance: 0 })
      expect(other.guest.id).not.toBe(one.guest.id)
      expect((await one.reopen()).id).toBe(one.guest.id)
    })

    it('publishes to the guest their own data without ever handing out the token [GUE-019]', async () => {
      const { ports } = await member(bound())
      const guest = await ports.guest.current()
      expect(guest).toMatchObject({ isLoggedIn: true, signupOrigin: 'web', avsStatus: 'unknown' })
      expect(Object.keys(guest).filter((key) => /token|password|device/iu.test(key))).toEqual([])
    })

    it('reports all further roles of a member: VIP, TV subscriber, age-verified, paying, restricted, locked [AUT-002]', async () => {
      const device = await member(bound())
      const are = async () => {
        const guest = await device.ports.guest.current()
        const { isVip, tvSubscription, hasAvs, isPayingCustomer, isRestricted, isLocked } = guest
        expect(guest.isLoggedIn).toBe(true)
        return { isVip, tvSubscription: tvSubscription.current, hasAvs, isPayingCustomer, isRestricted, isLocked }
      }
      expect(await are()).toEqual({
        isVip: false,
        tvSubscription: false,
        hasAvs: false,
        isPayingCustomer: false,
        isRestricted: false,
        isLocked: false,
      })
      await checkOut(device, 'vipabo', { kind: 'subscribe', outcome: 'approve' })
      await checkOut(device, 'vxtvabo', { kind: 'subscribe', outcome: 'approve' })
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await are()).toEqual({
        isVip: true,
        tvSubscription: true,
        hasAvs: true,
        isPayingCustomer: true,
        isRestricted: false,
        isLocked: false,
      })
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 2, isLocked: true })
      expect(await are()).toEqual({
        isVip: true,
        tvSubscription: true,
        hasAvs: true,
        isPayingCustomer: true,
        isRestricted: true,
        isLocked: true,
      })
    })

    it('reports their standing and their age check as the platform has them, each by itself [GUE-002][GUE-003]', async () => {
      const { guest, ports } = await member(bound())
      const { environment } = bound()
      const are = async () => {
        const now = await ports.guest.current()
        const { isLoggedIn, isLocked, isVip, isRestricted, restrictionLevel, isPayingCustomer } = now
        const standing = { isLoggedIn, isLocked, isVip, isRestricted, restrictionLevel, isPayingCustomer }
        const { isForcePayment, isBlockedForComments, hasAvs, avsStatus, avsRejectMessage } = now
        return { ...standing, isForcePayment, isBlockedForComments, hasAvs, avsStatus, avsRejectMessage }
      }
      const before = {
        isLoggedIn: true,
        isLocked: false,
        isVip: false,
        isRestricted: false,
        restrictionLevel: null,
        isPayingCustomer: false,
        isForcePayment: false,
        isBlockedForComments: false,
        hasAvs: false,
        avsStatus: 'unknown',
        avsRejectMessage: null,
      }
      expect(await are()).toEqual(before)
      await environment.setGuest(guest.id, { isBlockedForComments: true })
      const blocked = { ...before, isBlockedForComments: true }
      expect(await are()).toEqual(blocked)
      await environment.setGuest(guest.id, { restrictionLevel: 3 })
      const restricted = { ...blocked, isRestricted: true, restrictionLevel: 3 }
      expect(await are()).toEqual(restricted)
      await environment.backend.store.transaction(async (tx) => {
        await tx.put(wallets, { ...(await walletOf(tx, guest.id)), isForcePayment: true })
        await tx.put(ageChecks, { guestId: guest.id, avsStatus: 'rejected', avsRejectMessage: 'unreadable' })
      })
      const forced = { ...restricted, isForcePayment: true, avsStatus: 'rejected', avsRejectMessage: 'unreadable' }
      expect(await are()).toEqual(forced)
      await environment.backend.store.transaction(async (tx) => {
        await tx.put(wallets, { ...(await walletOf(tx, guest.id)), isPayingCustomer: true })
        await tx.put(ageChecks, { guestId: guest.id, avsStatus: 'accepted', avsRejectMessage: null })
        await grantPlan(tx, guest.id, subscriptionPlans.vipabo, environment.clock.now())
      })
      const proved = { hasAvs: true, avsStatus: 'accepted', avsRejectMessage: null }
      const paying = { ...forced, ...proved, isPayingCustomer: true, isVip: true }
      expect(await are()).toEqual(paying)
      await environment.setGuest(guest.id, { isLocked: true })
      expect(await are()).toEqual({ ...paying, isLocked: true })
    })

    /** Gives an order of an operator, as the command stores it; a server does it within its next second. */
    async function order(text: string): Promise<void> {
      const { backend, clock } = bound().environment
      const job = { id: `order-${freshKey()}`, kind: 'order', dueAt: clock.now(), data: { order: text } }
      await backend.store.transaction((tx) => tx.put(jobs, job))
      await bound().environment.advance(1_000)
    }

    it('sells nothing but coins, and no paid chat, to a guest who has to pay first, until they have paid [AUT-003][RUL-012][RUL-013]', async () => {
      const device = await payingMember(bound(), 220)
      const { ports, guest } = device
      const actor = await liveActor(bound(), device, { single: 20 })
      const { items } = await ports.videos.list({ filter: {}, sort: 'cheapest', first: 100, offset: 0 })
      const video = items.find(({ price, ageRating }) => price.value > 0 && price.value <= 60 && ageRating < 18)
      if (video === undefined) throw new Error('no video is sold')
      const tries = async () => {
        const bought = await ports.videos.buy(video.id, freshKey(), ANY_PRICE)
        const chat = { actorId: actor.id, mode: 'single', key: freshKey(), useVoucher: true, stopAt: null } as const
        const started = await ports.chat.startChat({ ...chat, agreedPrice: ANY_PRICE })
        const club = await ports.checkout.open('vipabo', OPTIONS)
        const coins = await ports.checkout.open('moneycharge', OPTIONS)
        return {
          video: bought.ok ? 'sold' : bought.reason,
          chat: started.ok ? 'begun' : started.reason,
          club: club.ok ? 'open' : club.reason,
          coins: coins.ok ? 'open' : coins.reason,
        }
      }
      await order(`force-payment guest ${guest.id}`)
      await device.settle()
      expect(device.received('pageReload')).toHaveLength(1)
      expect(await ports.guest.current()).toMatchObject({ isForcePayment: true, balance: 220 })
      const barred = { video: 'forced-payment', chat: 'forced-payment', club: 'forced-payment', coins: 'open' }
      expect(await tries()).toEqual(barred)
      await order(`release-payment guest ${guest.id}`)
      expect(await ports.guest.current()).toMatchObject({ isForcePayment: false, balance: 220 })
      await order(`force-payment guest ${guest.id}`)
      expect(await tries()).toEqual(barred)
      await topUp(device, 40)
      expect(await ports.guest.current()).toMatchObject({ isForcePayment: false })
      expect(await tries()).toEqual({ video: 'sold', chat: 'begun', club: 'open', coins: 'open' })
    })

    it('has every flag of a guest, each set and cleared by itself [AUT-003]', async () => {
      const { guest, ports } = await member(bound())
      const flags = async () => {
        const { isVip, tvSubscription, hasAvs, isLocked, isForcePayment, isBlockedForComments } =
          await ports.guest.current()
        return { isVip, isPremium: tvSubscription.current, hasAvs, isLocked, isForcePayment, isBlockedForComments }
      }
      const none = {
        isVip: false,
        isPremium: false,
        hasAvs: false,
        isLocked: false,
        isForcePayment: false,
        isBlockedForComments: false,
      }
      const { environment } = bound()
      const grant = (plan: 'vipabo' | 'vxtvabo') =>
        environment.backend.store.transaction((tx) =>
          grantPlan(tx, guest.id, subscriptionPlans[plan], environment.clock.now()),
        )
      expect(await flags()).toEqual(none)
      await order(`block-comments guest ${guest.id}`)
      expect(await flags()).toEqual({ ...none, isBlockedForComments: true })
      await order(`allow-comments guest ${guest.id}`)
      await order(`force-payment guest ${guest.id}`)
      expect(await flags()).toEqual({ ...none, isForcePayment: true })
      await order(`release-payment guest ${guest.id}`)
      await environment.setGuest(guest.id, { avsStatus: 'accepted' })
      expect(await flags()).toEqual({ ...none, hasAvs: true })
      await order(`revoke-age-check guest ${guest.id}`)
      await order(`lock guest ${guest.id}`)
      expect(await flags()).toEqual({ ...none, isLocked: true })
      await order(`unlock guest ${guest.id}`)
      await grant('vxtvabo')
      expect(await flags()).toEqual({ ...none, isPremium: true })
      await grant('vipabo')
      expect(await flags()).toEqual({ ...none, isPremium: true, isVip: true })
    })

    it('reports whether a voice call of theirs runs [GUE-006]', async () => {
      const { guest, ports } = await member(bound())
      expect((await ports.guest.current()).voicecall).toEqual({ active: false, idHash: null })
      await bound().environment.setGuest(guest.id, { voicecallIdHash: 'call-1' })
      expect((await ports.guest.current()).voicecall).toEqual({ active: true, idHash: 'call-1' })
    })

    it('reports the balance as number, as text and with whether they ever paid [MON-013]', async () => {
      const device = await member(bound())
      expect(await device.ports.guest.balance()).toEqual({
        balance: 0,
        balanceFormatted: '0',
        isPayingCustomer: false,
      })
      const payer = await payingMember(bound(), 40)
      expect(await payer.ports.guest.balance()).toEqual({
        balance: 40,
        balanceFormatted: '40',
        isPayingCustomer: true,
      })
    })

    it('lists the vouchers they hold, bound and unbound alike, and none of any other guest [VOU-001][VOU-005]', async () => {
      const [holder, other] = [await member(bound()), await member(bound())]
      const { store, clock } = { store: bound().environment.backend.store, clock: bound().environment.clock }
      const voucher = (id: string, actors: Voucher['actors']): Voucher => ({
        id: asId<VoucherId>(`${id}-${holder.guest.id}`),
        guestId: holder.guest.id,
        type: voucherTypes.videochat,
        amount: 3,
        validFrom: clock.now(),
        validTo: clock.now() + 86_400_000,
        actors,
      })
      const [actor] = (await holder.ports.actors.list({ filter: {}, sort: 'name', first: 1, offset: 0 })).items
      if (actor === undefined) throw new Error('an empty world')
      const held = [voucher('v1', 'all'), voucher('v2', [actor.id])]
      await store.transaction(async (tx) => {
        for (const one of held) await tx.put(vouchers, one)
      })
      expect(await holder.ports.guest.vouchers()).toEqual(held)
      expect(await other.ports.guest.vouchers()).toEqual([])
      expect((await holder.ports.guest.current()).vouchers).toEqual(held)
    })

    it('changes name and picture, and stores them [GUE-020][GUE-021]', async () => {
      const { ports } = await member(bound())
      expect(await ports.guest.updateProfile({ name: 'Night Owl' })).toMatchObject({
        ok: true,
        guest: { name: 'Night Owl' },
      })
      expect(await ports.guest.updateProfile({ avatar: 77 })).toMatchObject({ ok: true, guest: { avatar: 77 } })
      expect(await ports.guest.current()).toMatchObject({ name: 'Night Owl', avatar: 77 })
    })

    it('refuses names that are too short, odd or taken, and any change of an anonymous guest [GUE-020]', async () => {
      const [one, other] = [await member(bound()), await member(bound())]
      const rename = async (wanted: string) => {
        const result = await one.ports.guest.updateProfile({ name: wanted })
        return result.ok ? 'ok' : result.reason
      }
      expect(await rename('ab')).toBe('name-length')
      expect(await rename('x'.repeat(25))).toBe('name-length')
      expect(await rename('<b>bold</b>')).toBe('name-characters')
      expect(await rename(other.guest.name.toUpperCase())).toBe('name-taken')
      expect(await rename(one.guest.name)).toBe('ok')
      const visitor = await bound().device()
      expect(await visitor.ports.guest.updateProfile({ avatar: 5 })).toEqual({ ok: false, reason: 'login-required' })
    })

    it('stores preferences, each until it is changed [GUE-037]', async () => {
      const { ports } = await bound().device()
      await ports.guest.savePreferences({ theme: 'light', sort: 'newest' })
      await ports.guest.savePreferences({ theme: 'dark' })
      expect((await ports.guest.current()).preferences).toEqual({ theme: 'dark', sort: 'newest' })
    })

    it('refuses preferences that would fill the store', async () => {
      const { ports } = await bound().device()
      await expect(ports.guest.savePreferences({ note: 'x'.repeat(501) })).rejects.toMatchObject({
        code: 'invalid-request',
      })
    })

    it('states the account newest first, in pages that fit together, with what was paid', async () => {
      const { ports, guest } = await payingMember(bound(), 220)
      const { items } = await ports.videos.list({ filter: {}, sort: 'cheapest', first: 40, offset: 0 })
      const cheap = items
        .filter((video) => !video.free && video.ageRating < 18 && video.price.value > 0 && video.price.value <= 100)
        .slice(0, 2)
      for (const video of cheap) {
        bound().environment.clock.sleep(1_000)
        await ports.videos.buy(video.id, asId(`buy-${video.id}-${guest.id}`), ANY_PRICE)
      }
      const lines = []
      for (let after: string | null = null, more = true; more;) {
        const page = await ports.guest.purchases(1, after)
        lines.push(...page.items)
        after = page.next
        more = page.next !== null
      }
      expect(lines.map(({ kind }) => kind)).toEqual([...cheap.map(() => 'video'), 'top-up'])
      expect(lines.at(-1)).toMatchObject({ coins: 220, paid: { value: 5_000, currency: 'EUR' } })
      const { balance } = await ports.guest.balance()
      expect(lines.reduce((sum, { coins }) => sum + coins, 0)).toBe(balance)
    })

    it('ends the session on logout; what comes next is a stranger [AUT-026]', async () => {
      const device = await member(bound())
      const before = device.guest.id
      await device.ports.guest.logout()
      await expect(device.ports.guest.current()).rejects.toMatchObject({ code: 'session-expired' })
      await expect(device.ports.guest.balance()).rejects.toMatchObject({ code: 'session-expired' })
      const after = await device.reopen()
      expect(after).toMatchObject({ isLoggedIn: false, balance: 0 })
      expect(after.id).not.toBe(before)
    })

    it('lists the sessions of the guest on all devices, marks the one that sends the request, and ends another at once', async () => {
      const [home, stranger] = [await member(bound()), await member(bound())]
      const away = await loggedIn(bound(), home)
      await away.settle()
      const listed = await home.ports.guest.sessions()
      expect(listed.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
      expect(listed).toHaveLength(2)
      const now = bound().environment.clock.now()
      for (const session of listed)
        expect(session).toMatchObject({ openedAt: now, usedAt: now, countryCode: 'DE', device: {} })
      const other = listed.find(({ isCurrent }) => !isCurrent)
      if (other === undefined) throw new Error('the other device is not listed')

      expect(await stranger.ports.guest.endSession(other.id)).toEqual({ ok: false, reason: 'not-found' })
      expect(away.received('sessionExpired')).toEqual([])
      expect(await home.ports.guest.endSession(other.id)).toEqual({ ok: true })
      expect(await home.ports.guest.endSession(other.id)).toEqual({ ok: false, reason: 'not-found' })
      await vi.waitFor(() => expect(away.received('sessionExpired')).toHaveLength(1))
      // A page may open another session by itself; this one opens nothing.
      expect((await away.ports.guest.current().catch(() => null))?.id).not.toBe(home.guest.id)
      expect((await away.reopen()).isLoggedIn).toBe(false)
      expect(home.received('sessionExpired')).toEqual([])
      expect((await home.ports.guest.current()).id).toBe(home.guest.id)
      expect(await home.ports.guest.sessions()).toHaveLength(1)
    })

    it('ends the session that sends the request as well: the device starts over', async () => {
      const device = await member(bound())
      const [own] = await device.ports.guest.sessions()
      if (own === undefined) throw new Error('no session is listed')
      expect(await device.ports.guest.endSession(own.id)).toEqual({ ok: true })
      expect((await device.ports.guest.current().catch(() => null))?.id).not.toBe(device.guest.id)
      expect((await device.reopen()).isLoggedIn).toBe(false)
    })
  })
