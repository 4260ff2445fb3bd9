import { expect, it } from 'vitest'
import { coins, makeCode, makeVoucherConfig, redeem, verifyPhone, vouchersOf, words } from './codes-setup'
import { freshKey } from './setup'
import { contract } from './suite'
import { loggedIn, member, openCheckout, OPTIONS, secretOf, topUp } from '#test/support/bindings/accounts'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { albums } from '@/adapters/backend/albums/album-records'
import { bonusCodes } from '@/adapters/backend/codes/code-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { WRONG_CODES } from '@/domain/codes/bonus-code'
import { asId, type ActorId, type GiftId } from '@/domain/ids'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { expiryOf } from '@/domain/vouchers/validity'
import { voucherTypes } from '@/domain/vouchers/voucher'

const DAY = 86_400_000
const SOMEBODY = asId<ActorId>('actor-1')

const refused = (reason: string) => ({ ok: false, reason })

export const codesContract = (name: BindingName, bind: Bind): void =>
  contract('codes', name, bind, (bound) => {
    const store = () => bound().environment.backend.store

    it('gives coins once, as a bonus of its own in the statement, however often a key arrives [VOU-010][VOU-025]', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      const code = await makeCode(bound(), [coins(12)])
      const key = freshKey()
      const typed = ` ${code.toLowerCase()} `
      const answers = await Promise.all([device, other, device].map(({ ports }) => ports.codes.redeem(typed, key)))
      const redeemed = { code, state: 'given', rewards: [{ benefitId: 'coins', kind: 'coins', amount: 12 }] }
      for (const answer of answers) expect(answer).toMatchObject({ ok: true, redeemed })
      expect(await other.ports.codes.redeem(code, freshKey())).toEqual(refused('already-redeemed'))
      expect((await device.ports.guest.balance()).balance).toBe(12)
      const { items } = await device.ports.guest.purchases(10, null)
      expect(items).toMatchObject([{ kind: 'bonus', coins: 12, paid: null, subject: code }])
    })

    it('reports to every page of the guest which code was redeemed, and what it changed [VOU-031]', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      const code = await makeCode(bound(), [coins(3)])
      await redeem(device, code, freshKey())
      await other.settle()
      expect(other.received('bonusCodeRedeemed')).toEqual([{ type: 'bonusCodeRedeemed', code }])
      expect(other.received('balance').at(-1)).toMatchObject({ balance: 3 })
    })

    it('shows a code with its config and its benefits in the language of the guest [VOU-006][VOU-007][VOU-008][VOU-027]', async () => {
      const device = await member(bound())
      const texts = {
        de: { name: 'Zwölf Coins', description: 'Gleich da.' },
        en: { name: 'Twelve coins', description: 'Right away.' },
        es: { name: 'Doce monedas', description: 'Al instante.' },
      }
      const conditions = { requireMobileAuth: true, vip: false }
      const code = await makeCode(bound(), [{ id: 'b1', kind: 'BonusCoins', coins: 12, texts }], { conditions })
      const record = await store().get(bonusCodes, code)
      expect(await device.ports.codes.check(code)).toEqual({
        canRedeem: { success: false, reason: 'mobile-auth-required' },
        bonusCode: {
          code,
          config: {
            containsTopUpBenefit: false,
            validTo: record?.validTo,
            conditions,
            benefits: [{ id: 'b1', kind: 'BonusCoins', coins: 12, ...texts.en }],
          },
        },
      })
      const unknown = { canRedeem: { success: false, reason: 'unknown-code' }, bonusCode: null }
      expect(await device.ports.codes.check('NO SUCH CODE')).toEqual(unknown)
    })

    it('demands a verified phone number or the club where the code does, and redeems it then [VOU-007]', async () => {
      const device = await member(bound())
      const mobile = await makeCode(bound(), [coins(1)], { conditions: { requireMobileAuth: true, vip: false } })
      const vip = await makeCode(bound(), [coins(1)], { conditions: { requireMobileAuth: false, vip: true } })
      expect(await device.ports.codes.redeem(mobile, freshKey())).toEqual(refused('mobile-auth-required'))
      expect(await device.ports.codes.redeem(vip, freshKey())).toEqual(refused('vip-required'))
      await verifyPhone(bound(), device)
      await bound().environment.setGuest(device.guest.id, { vipUntil: bound().environment.clock.now() + DAY })
      expect(await device.ports.codes.redeem(mobile, freshKey())).toMatchObject({ ok: true })
      expect(await device.ports.codes.redeem(vip, freshKey())).toMatchObject({ ok: true })
    })

    it('redeems a code no more often than it exists, with fifty guests at once [VOU-022][VOU-028]', async () => {
      const code = await makeCode(bound(), [coins(1)], { quantity: 20, isPromoted: true })
      const devices = await Promise.all(Array.from({ length: 50 }, () => bound().device()))
      for (const { guest } of devices)
        await bound().environment.setGuest(guest.id, { email: `${guest.id}@vesper.test`, name: guest.id })
      const [first] = devices
      const remaining = async () => (await first?.ports.codes.remaining(code))?.remainingCount
      expect(await remaining()).toBe(20)
      const answers = await Promise.all(devices.map(({ ports }) => ports.codes.redeem(code, freshKey())))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
      expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 30 }, () => refused('used-up')))
      const record = await store().get(bonusCodes, code)
      const validTo = expiryOf({ validTo: record?.validTo ?? 0 })
      expect(await first?.ports.codes.remaining(code)).toEqual({ code, remainingCount: 0, validTo })
      await store().transaction((tx) => tx.delete(bonusCodes, code))
    })

    it('names the promoted code that ends first, and no code that guests are not told of [VOU-028]', async () => {
      const { ports } = await bound().device()
      const validTo = bound().environment.clock.now() + DAY / 2
      const secret = await makeCode(bound(), [coins(1)], { quantity: 3, validTo })
      const code = await makeCode(bound(), [coins(1)], { isPromoted: true, validTo })
      expect(await ports.codes.remaining(null)).toEqual({ code, remainingCount: null, validTo: expiryOf({ validTo }) })
      expect(await ports.codes.remaining(secret)).toBeNull()
      await store().transaction((tx) => tx.delete(bonusCodes, code))
    })

    it('gives minutes, messages, videos, albums and shows as vouchers, by their steps [VOU-014][VOU-015][VOU-016][VOU-017][VOU-021]', async () => {
      const device = await member(bound())
      const steps = [
        { from: 0, amount: 2 },
        { from: 1, amount: 9 },
      ]
      const code = await makeCode(bound(), [
        { ...words('videos'), kind: 'VoucherVideo', amount: steps },
        { ...words('albums'), kind: 'VoucherPhoto', amount: steps },
        { ...words('minutes'), kind: 'FreeMinutes', count: steps, actorId: SOMEBODY },
        { ...words('messages'), kind: 'FreeMessages', count: steps, actorId: SOMEBODY },
        { ...words('show'), kind: 'LiveShow', shows: [{ from: 0, liveShowActorId: SOMEBODY }] },
      ])
      const before = await vouchersOf(device)
      const { rewards } = await redeem(device, code, freshKey())
      expect(rewards.map(({ benefitId, amount }) => ({ benefitId, amount }))).toEqual([
        { benefitId: 'videos', amount: 2 },
        { benefitId: 'albums', amount: 2 },
        { benefitId: 'minutes', amount: 2 },
        { benefitId: 'messages', amount: 2 },
        { benefitId: 'show', amount: 1 },
      ])
      const given = (await vouchersOf(device)).slice(before.length)
      expect(given.toSorted((a, b) => a.type - b.type)).toEqual([
        { type: voucherTypes.video, amount: 2, actors: 'all' },
        { type: voucherTypes.videochat, amount: 2, actors: [SOMEBODY] },
        { type: voucherTypes.photoAlbum, amount: 2, actors: 'all' },
        { type: voucherTypes.messages, amount: 2, actors: [SOMEBODY] },
        { type: voucherTypes.liveShow, amount: 1, actors: [SOMEBODY] },
      ])
      await expect.poll(() => device.received('vouchers').at(-1)?.vouchers).toHaveLength(before.length + 5)
    })

    it('gives credits from the settings of the platform, and none where it has none [VOU-011]', async () => {
      const device = await member(bound())
      await makeVoucherConfig(bound(), 'evening', 25)
      const code = await makeCode(bound(), [
        { ...words('credits'), kind: 'BonusCredits', voucherConfigId: 'evening' },
        { ...words('gone'), kind: 'BonusCredits', voucherConfigId: 'no-such' },
      ])
      const { rewards } = await redeem(device, code, freshKey())
      expect(rewards).toEqual([{ benefitId: 'credits', kind: 'credits', amount: 25 }])
      expect(await vouchersOf(device)).toContainEqual({ type: voucherTypes.credits, amount: 25, actors: 'all' })
    })

    it('adds days of the club and of TV to those that are there [VOU-012][VOU-013]', async () => {
      const device = await member(bound())
      const days = [
        { ...words('vip'), kind: 'VIPAbo', daysVIPAbo: 3, actorId: SOMEBODY },
        { ...words('tv'), kind: 'PremiumAbo', daysPremiumAbo: 7 },
      ] as const
      await redeem(device, await makeCode(bound(), days), freshKey())
      expect(await device.ports.guest.current()).toMatchObject({ isVip: true, tvSubscription: { current: true } })
      await redeem(device, await makeCode(bound(), days), freshKey())
      await device.settle()
      const now = bound().environment.clock.now()
      const [vip] = device.received('vipSubscription').slice(-1)
      expect(vip).toMatchObject({ active: true, until: now + 6 * DAY })
      expect(device.received('tvSubscription').at(-1)).toMatchObject({ active: true, until: now + 14 * DAY })
    })

    it('opens the posts of an actor for the days of their subscription, and nothing is charged for one [VOU-019]', async () => {
      const device = await member(bound())
      const post = (await store().find(posts, 'newest', { prefix: [] })).find(
        ({ price, fsk, status }) => price > 0 && fsk < 18 && status === 'published',
      )
      if (post === undefined) throw new Error('no post is for sale')
      expect(await device.ports.feed.byId(post.id)).toMatchObject({ need: 'needPurchase' })
      const code = await makeCode(bound(), [
        { ...words('posts'), kind: 'ActorAbo', daysActorAbo: 2, aboId: post.actorId },
      ])
      await redeem(device, code, freshKey())
      expect(await device.ports.feed.byId(post.id)).toMatchObject({ need: null, guestState: { bought: false } })
      expect(await device.ports.feed.buy(post.id, freshKey(), post.price)).toMatchObject({ ok: true, charged: 0 })
      await bound().environment.clock.pass(2 * DAY + 1)
      expect((await device.ports.feed.byId(post.id))?.need).not.toBeNull()
    })

    it('gives an album, and a voucher for another one to a guest who has it [VOU-018]', async () => {
      const device = await member(bound())
      const album = (await store().find(albums, 'newest', { prefix: [] })).find(
        ({ free, ageRating }) => !free && ageRating < 18,
      )
      if (album === undefined) throw new Error('no album is for sale')
      const media = { ...words('album'), kind: 'Media', albums: [{ from: 0, albumId: album.id }] } as const
      await redeem(device, await makeCode(bound(), [media]), freshKey())
      expect(await device.ports.albums.byId(album.id)).toMatchObject({ bought: true, need: null })
      const before = await vouchersOf(device)
      await redeem(device, await makeCode(bound(), [media]), freshKey())
      expect((await vouchersOf(device)).slice(before.length)).toEqual([
        { type: voucherTypes.photoAlbum, amount: 1, actors: 'all' },
      ])
    })

    it('gives gifts to send [VOU-020]', async () => {
      const device = await member(bound())
      const gifts = [{ from: 0, messengerGiftsId: asId<GiftId>('rose'), amount: 2 }]
      const code = await makeCode(bound(), [{ ...words('roses'), kind: 'MessengerGifts', gifts }])
      await redeem(device, code, freshKey())
      expect(await device.ports.gifts.owned()).toMatchObject({ rose: 2 })
    })

    it('waits for the next top-up, and gives then what its sum reaches, once [VOU-009]', async () => {
      const device = await member(bound())
      const code = await makeCode(
        bound(),
        [
          {
            ...words('bonus'),
            kind: 'Bonus',
            bonusFlat: [{ from: 0, amount: 1 }],
            bonusTopUpFlat: [{ from: 2_500, amount: 4 }],
            bonusTopUpPercent: [
              { from: 1_000, amount: 10 },
              { from: 2_500, amount: 20 },
            ],
          },
        ],
        { containsTopUpBenefit: true },
      )
      expect(await redeem(device, code, freshKey())).toMatchObject({ state: 'waiting', rewards: [] })
      expect((await device.ports.guest.balance()).balance).toBe(0)
      const bought = topUpPackages[1]
      if (bought === undefined) throw new Error('no second package')
      const bonus = 1 + 4 + Math.ceil(bought.coins * 0.2)
      expect(await topUp(device, totalCoins(bought))).toBe(totalCoins(bought) + bonus)
      const given = { code, state: 'given', rewards: [{ benefitId: 'bonus', kind: 'coins', amount: bonus }] }
      expect((await device.ports.codes.benefits(10, null)).items).toMatchObject([given])
      expect(await topUp(device, totalCoins(bought))).toBe(2 * totalCoins(bought) + bonus)
    })

    it('goes on waiting for a top-up that is large enough', async () => {
      const device = await member(bound())
      const videos = { ...words('videos'), kind: 'VoucherVideo', amount: [{ from: 5_000, amount: 1 }] } as const
      const code = await makeCode(bound(), [videos], { containsTopUpBenefit: true })
      await redeem(device, code, freshKey())
      await topUp(device, 1)
      expect((await device.ports.codes.benefits(10, null)).items).toMatchObject([{ code, state: 'waiting' }])
    })

    it('lets one code wait: the one before can be redeemed again, and is counted no more', async () => {
      const device = await member(bound())
      const over = { containsTopUpBenefit: true, quantity: 1, isPromoted: true }
      const before = await makeCode(bound(), [coins(5)], over)
      const after = await makeCode(bound(), [coins(7)], over)
      await redeem(device, before, freshKey())
      await redeem(device, after, freshKey())
      expect(await device.ports.codes.remaining(before)).toMatchObject({ remainingCount: 1 })
      expect(await device.ports.codes.remaining(after)).toMatchObject({ remainingCount: 0 })
      expect((await device.ports.codes.benefits(10, null)).items).toMatchObject([{ code: after, state: 'waiting' }])
      for (const code of [before, after]) await store().transaction((tx) => tx.delete(bonusCodes, code))
    })

    it('gives nothing for a code that expired, before it is redeemed or while it waits', async () => {
      const device = await member(bound())
      const code = await makeCode(bound(), [coins(5)], { containsTopUpBenefit: true })
      const late = await makeCode(bound(), [coins(5)])
      await redeem(device, code, freshKey())
      await bound().environment.clock.pass(3 * DAY)
      expect(await topUp(device, 1)).toBe(Math.min(...topUpPackages.map(totalCoins)))
      expect((await device.ports.codes.benefits(10, null)).items).toMatchObject([
        { code, state: 'lapsed', rewards: [] },
      ])
      expect(await device.ports.codes.redeem(late, freshKey())).toEqual(refused('code-expired'))
    })

    it('tells whether a promotion was redeemed, and nothing about what is no code [VOU-030]', async () => {
      const device = await member(bound())
      const code = await makeCode(bound(), [coins(1)])
      expect(await device.ports.codes.hasNotRedeemed(code)).toBe(true)
      expect(await device.ports.codes.hasNotRedeemed('nothing')).toBe(true)
      await redeem(device, code, freshKey())
      expect(await device.ports.codes.hasNotRedeemed(code)).toBe(false)
      expect(await (await member(bound())).ports.codes.hasNotRedeemed(code)).toBe(true)
    })

    it('lists what the guest has redeemed in pages that fit together, the latest first [GUE-040]', async () => {
      const device = await member(bound())
      const codes: string[] = []
      for (let index = 0; index < 5; index += 1) {
        const code = await makeCode(bound(), [coins(1)])
        await bound().environment.clock.pass(1_000)
        await redeem(device, code, freshKey())
        codes.unshift(code)
      }
      const listed: string[] = []
      for (let after: string | null = null, more = true; more;) {
        const page = await device.ports.codes.benefits(2, after)
        listed.push(...page.items.map(({ code }) => code))
        after = page.next
        more = page.next !== null
      }
      expect(listed).toEqual(codes)
      expect(await (await member(bound())).ports.codes.benefits(10, null)).toEqual({ items: [], next: null })
    })

    it('redeems a code in a window of the checkout, once for a form that arrives twice [PAY-020][PAY-021]', async () => {
      for (const flow of ['promocode', 'scratchcard'] as const) {
        const device = await member(bound())
        const code = await makeCode(bound(), [coins(6)])
        const checkout = await openCheckout(device, flow)
        const submit = (typed: string) =>
          device.sandbox.submit(checkout.id, secretOf(checkout), { kind: 'code', code: typed })
        expect(await submit('no such code')).toEqual({ status: 'invalid', errors: { code: 'unknown-code' } })
        expect(await Promise.all([submit(code), submit(code.toLowerCase())])).toEqual([
          { status: 'succeeded' },
          { status: 'succeeded' },
        ])
        expect((await device.ports.guest.balance()).balance).toBe(6)
        const again = await openCheckout(device, flow)
        const refusedAgain = await device.sandbox.submit(again.id, secretOf(again), { kind: 'code', code })
        expect(refusedAgain).toEqual({ status: 'invalid', errors: { code: 'already-redeemed' } })
        const topUpWindow = await openCheckout(device, 'moneycharge')
        const other = await device.sandbox.submit(topUpWindow.id, secretOf(topUpWindow), { kind: 'code', code })
        expect(other).toEqual({ status: 'invalid', errors: { form: 'unknown-form' } })
      }
      const visitor = await bound().device()
      expect(await visitor.ports.checkout.open('promocode', OPTIONS)).toEqual(refused('login-required'))
    })

    it('refuses visitors, restricted guests and who has excluded themself, and stops who guesses', async () => {
      const code = await makeCode(bound(), [coins(1)])
      const visitor = await bound().device()
      expect(await visitor.ports.codes.redeem(code, freshKey())).toEqual(refused('login-required'))
      const device = await member(bound())
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await device.ports.codes.redeem(code, freshKey())).toEqual(refused('restricted'))
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: null })
      for (let tried = 0; tried < WRONG_CODES.ofGuest; tried += 1)
        expect(await device.ports.codes.redeem(`GUESS${tried}`, freshKey())).toEqual(refused('unknown-code'))
      expect(await device.ports.codes.redeem(code, freshKey())).toEqual(refused('too-many-tries'))
      expect(await device.ports.codes.check(code)).toMatchObject({ bonusCode: null })
      await bound().environment.clock.pass(WRONG_CODES.window + 1)
      expect(await device.ports.codes.redeem(code, freshKey())).toMatchObject({ ok: true })
      expect(await device.ports.spendingLimits.exclude(bound().environment.clock.now() + 2 * DAY)).toMatchObject({
        ok: true,
      })
      const more = await makeCode(bound(), [coins(1)])
      expect(await device.ports.codes.redeem(more, freshKey())).toEqual(refused('self-excluded'))
    })
  })
