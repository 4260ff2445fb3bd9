import { expect, it } from 'vitest'
import { coins, makeCode, vouchersOf } from './codes-setup'
import { forSale } from './library-setup'
import { channelTo, freshKey, liveActor } from './setup'
import { wheelOf, setWheel } from './spinwheel-setup'
import { contract } from './suite'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { albums } from '@/adapters/backend/albums/album-records'
import { codeUses } from '@/adapters/backend/codes/code-records'
import { shows, type ShowRecord } from '@/adapters/backend/shows/show-records'
import { giveVoucher, type NewVoucher } from '@/adapters/backend/vouchers/give-voucher'
import { generatePrizes } from '@/adapters/backend/world/seed/spinwheel/generate-prizes'
import type { SentGift } from '@/domain/messenger/message'
import { asId, type ActorId, type GiftId, type ShowId } from '@/domain/ids'
import { voucherTypes } from '@/domain/vouchers/voucher'

const MINUTE = 60_000
const NOTHING = 0

/** Vouchers of every type are spent before coins [VOU-001][VOU-002][VOU-003]. */
export const vouchersContract = (name: BindingName, bind: Bind): void =>
  contract('vouchers', name, bind, (bound) => {
    const backend = () => bound().environment.backend

    /** Gives the guest a voucher, which only an actor of the list takes. */
    const give = ({ guest }: Device, type: NewVoucher['type'], amount: number, actors: NewVoucher['actors'] = 'all') =>
      backend().store.transaction((tx) =>
        giveVoucher(backend().context, tx, { guestId: guest.id, type, amount, actors, days: 5 }),
      )

    const left = async (device: Device, type: NewVoucher['type']) =>
      (await vouchersOf(device)).filter((one) => one.type === type).reduce((sum, { amount }) => sum + amount, 0)

    const balanceOf = async ({ ports }: Device) => (await ports.guest.balance()).balance

    it('of videos pay for one, once for two presses from two tabs, and coins for the next', async () => {
      const device = await payingMember(bound(), 300)
      const other = await loggedIn(bound(), device)
      const [first, second] = await forSale(bound(), 2)
      if (first === undefined || second === undefined) throw new Error('too few videos')
      await give(device, voucherTypes.video, 1)
      const before = await balanceOf(device)
      const key = freshKey()
      const bought = await Promise.all([device, other].map(({ ports }) => ports.videos.buy(first.id, key, NOTHING)))
      for (const answer of bought) expect(answer).toMatchObject({ ok: true, balance: before, charged: 0 })
      expect(await device.ports.videos.byId(first.id)).toMatchObject({ guestInfo: { bought: true } })
      expect(await left(device, voucherTypes.video)).toBe(0)
      expect(await device.ports.videos.buy(second.id, freshKey(), NOTHING)).toMatchObject({ reason: 'price-changed' })
      expect(await device.ports.videos.buy(second.id, freshKey(), second.price)).toMatchObject({ ok: true })
      expect(await balanceOf(device)).toBe(before - second.price)
    })

    it('pay for nothing while their guest has excluded themself or has to pay first, and are still there after', async () => {
      const [film] = await forSale(bound(), 1)
      if (film === undefined) throw new Error('no video is for sale')
      const excluded = await payingMember(bound(), 300)
      const forced = await payingMember(bound(), 300)
      await excluded.ports.spendingLimits.exclude(bound().environment.clock.now() + 2 * 86_400_000)
      await bound().environment.setGuest(forced.guest.id, { isForcePayment: true })
      for (const [device, reason] of [
        [excluded, 'self-excluded'],
        [forced, 'forced-payment'],
      ] as const) {
        await give(device, voucherTypes.video, 1)
        expect(await device.ports.videos.buy(film.id, freshKey(), film.price)).toMatchObject({ ok: false, reason })
        expect(await left(device, voucherTypes.video)).toBe(1)
      }
      await bound().environment.setGuest(forced.guest.id, { isForcePayment: false })
      expect(await forced.ports.videos.buy(film.id, freshKey(), NOTHING)).toMatchObject({ ok: true, charged: 0 })
    })

    it('of photo albums pay for one, where they are bound to its actor or to nobody', async () => {
      const device = await member(bound())
      const album = (await backend().store.find(albums, 'newest', { prefix: [] })).find(
        ({ free, ageRating, price }) => !free && ageRating < 18 && price > 0,
      )
      if (album === undefined) throw new Error('no album is for sale')
      await give(device, voucherTypes.photoAlbum, 1, [asId<ActorId>('somebody-else')])
      const buy = () => device.ports.albums.buy(album.id, freshKey(), album.price)
      expect(await buy()).toMatchObject({ ok: false, reason: 'not-enough-money' })
      await give(device, voucherTypes.photoAlbum, 1, [album.actorId])
      expect(await buy()).toMatchObject({ ok: true, charged: 0 })
      expect(await left(device, voucherTypes.photoAlbum)).toBe(1)
    })

    it('of messages pay for text, and of gifts for the most expensive piece, in one message', async () => {
      const device = await payingMember(bound(), 100)
      await bound().environment.setGuest(device.guest.id, { freeMessages: 0 })
      const actor = await liveActor(bound(), device, { message: 3 })
      const channelId = await channelTo(device, actor)
      await give(device, voucherTypes.messages, 2, [actor.id])
      await give(device, voucherTypes.messengerGift, 1)
      expect(await device.ports.messenger.channel(channelId)).toMatchObject({ freeMessagesAmount: 2 })
      const send = (text: string, gifts: readonly SentGift[], agreedPrice: number) =>
        device.ports.messenger.send({ channelId, clientId: freshKey(), text, gifts, chatId: null, agreedPrice })
      const catalog = await device.ports.gifts.catalog()
      const priceOf = (id: string) => catalog.find((gift) => gift.id === id)?.price.value ?? 0
      const [tea, rose] = ['tea', 'rose'].map((id) => ({ giftId: asId<GiftId>(id), count: 1 }))
      if (tea === undefined || rose === undefined) throw new Error('no gifts')
      const cheaper = Math.min(priceOf('tea'), priceOf('rose'))
      const before = await balanceOf(device)
      expect(await send('one', [tea, rose], cheaper)).toMatchObject({ ok: true, message: { price: cheaper } })
      expect(await send('two', [], NOTHING)).toMatchObject({ ok: true, message: { price: 0 } })
      expect(await send('three', [], NOTHING)).toMatchObject({ ok: false, reason: 'price-changed' })
      expect(await balanceOf(device)).toBe(before - cheaper)
      const { messages, messengerGift } = voucherTypes
      expect({ messages: await left(device, messages), gifts: await left(device, messengerGift) }).toEqual({
        messages: 0,
        gifts: 0,
      })
    })

    it('of live shows pay for a ticket of their actor, and come back when it is returned', async () => {
      const device = await member(bound())
      const actor = await liveActor(bound(), device)
      const texts = { name: 'Evening', title: 'Evening', description: '', postBuyInfo: '' }
      const now = bound().environment.clock.now()
      const record: ShowRecord = {
        id: asId<ShowId>(`voucher-${freshKey()}`),
        actorId: actor.id,
        texts: { de: texts, en: texts, es: texts },
        creationType: 'single',
        start: now + 60 * MINUTE,
        end: now + 90 * MINUTE,
        acts: [],
        announcedActs: 0,
        price: 20,
        promotion: null,
        isFeatured: false,
        isAutoFeatured: false,
        isInternal: false,
        isCancelled: false,
        isRunning: false,
      }
      await backend().store.transaction((tx) => tx.put(shows, record))
      const { id: showId, creationType, actorId, start } = record
      await give(device, voucherTypes.liveShow, 1, [actor.id])
      const request = { showId, creationType, actorId, start, key: freshKey(), agreedPrice: NOTHING }
      const bought = await device.ports.shows.buyTicket(request)
      expect(bought).toMatchObject({ ok: true, charged: 0, balance: 0 })
      expect(await device.ports.shows.buyTicket(request)).toEqual(bought)
      expect(await left(device, voucherTypes.liveShow)).toBe(0)
      if (!bought.ok) throw new Error(bought.reason)
      expect(await device.ports.shows.returnTicket(bought.ticketId)).toMatchObject({ ok: true, refunded: 0 })
      expect(await left(device, voucherTypes.liveShow)).toBe(1)
      expect(await device.ports.shows.returnTicket(bought.ticketId)).toMatchObject({ ok: true })
      expect(await left(device, voucherTypes.liveShow)).toBe(1)
    })

    it('of private shows pay for minutes alone with an actor before those of any chat, and not for watching', async () => {
      const device = await member(bound())
      const actor = await liveActor(bound(), device, { single: 30, voyeur: 12 })
      await give(device, voucherTypes.privateShow, 2, [actor.id])
      await give(device, voucherTypes.videochat, 2, [actor.id])
      const enter = (mode: 'single' | 'voyeur') =>
        device.ports.chat.startChat({
          actorId: actor.id,
          mode,
          key: freshKey(),
          useVoucher: true,
          stopAt: null,
          agreedPrice: NOTHING,
        })
      expect((await device.ports.offers.buttons(actor.id))?.voucherChatMinutes).toBe(4)
      const begun = await enter('single')
      expect(begun).toMatchObject({ ok: true, chat: { freeSeconds: 240 } })
      if (!begun.ok) throw new Error(begun.reason)
      const { chatId } = begun.chat
      for (let seconds = 0; seconds < 150; seconds += 5) {
        await bound().environment.advance(5_000)
        await device.ports.chat.heartbeat(chatId)
      }
      expect(await device.ports.chat.stop(chatId)).toMatchObject({ coins: 0, voucherMinutes: 3 })
      const { privateShow, videochat } = voucherTypes
      const minutes = async () => ({ private: await left(device, privateShow), any: await left(device, videochat) })
      expect(await minutes()).toEqual({ private: 0, any: 1 })
      expect(await balanceOf(device)).toBe(0)
    })

    it('of credits become coins once, and only for their guest', async () => {
      const device = await member(bound())
      const stranger = await member(bound())
      await give(device, voucherTypes.credits, 25)
      await give(device, voucherTypes.video, 1)
      const [voucher, video] = (await device.ports.guest.vouchers()).toSorted((a, b) => b.type - a.type)
      if (voucher === undefined || video === undefined) throw new Error('no voucher')
      const notFound = { ok: false, reason: 'not-found' }
      expect(await stranger.ports.codes.creditVoucher(voucher.id)).toEqual(notFound)
      expect(await device.ports.codes.creditVoucher(video.id)).toEqual(notFound)
      const both = await Promise.all([voucher, voucher].map(({ id }) => device.ports.codes.creditVoucher(id)))
      expect(both).toContainEqual({ ok: true, coins: 25, balance: 25 })
      expect(both).toContainEqual(notFound)
      expect(await balanceOf(device)).toBe(25)
      expect((await device.ports.guest.purchases(5, null)).items).toMatchObject([{ kind: 'bonus', coins: 25 }])
    })

    it('of bonus codes stand in for a code that is used up, once', async () => {
      const device = await member(bound())
      const code = await makeCode(bound(), [coins(4)], { quantity: 1 })
      await backend().store.transaction((tx) => tx.put(codeUses, { code, redeemed: 1 }))
      const refused = { ok: false, reason: 'used-up' }
      expect(await device.ports.codes.redeem(code, freshKey())).toEqual(refused)
      await give(device, voucherTypes.bonusCode, 1)
      expect(await device.ports.codes.redeem(code, freshKey())).toMatchObject({ ok: true })
      expect(await left(device, voucherTypes.bonusCode)).toBe(0)
    })

    it('of spins are counted among those of the wheel, and used behind the daily ones', async () => {
      const device = await member(bound())
      await setWheel(bound(), wheelOf('messages'))
      await give(device, voucherTypes.spins, 2)
      expect((await device.ports.spinWheel.wheel()).spins).toBe(3)
      expect((await device.ports.guest.current()).spinwheelSpins).toBe(3)
      for (const spins of [2, 1, 0])
        expect(await device.ports.spinWheel.spin(freshKey())).toMatchObject({ ok: true, spins })
      expect(await device.ports.spinWheel.spin(freshKey())).toMatchObject({ ok: false, reason: 'no-spins' })
      expect(await left(device, voucherTypes.spins)).toBe(0)
      await setWheel(bound(), generatePrizes())
    })
  })
