import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member, payingMember } from '#test/support/bindings/accounts'
import { giftBags } from '@/adapters/backend/gifts/gift-records'
import type { Gift, ToyControl } from '@/domain/gifts/gift'
import { isToyControl } from '@/domain/gifts/toy-control'
import { asId, type ChannelId, type GiftId } from '@/domain/ids'
import type { SentGift } from '@/domain/messenger/message'

const send = ({ ports }: Device, channelId: ChannelId, gifts: readonly SentGift[], agreedPrice = ANY_PRICE) =>
  ports.messenger.send({ channelId, clientId: freshKey(), text: '', gifts, chatId: null, agreedPrice })

async function plainGift({ ports }: Device): Promise<Gift | ToyControl> {
  const found = (await ports.gifts.catalog()).find((gift) => !isToyControl(gift) && !gift.vip && gift.price.value > 0)
  if (found === undefined) throw new Error('no gift is sold')
  return found
}

export const giftsContract = (name: BindingName, bind: Bind): void =>
  contract('gifts', name, bind, (bound) => {
    it('offers gifts and toy controls with all that names them, cheapest first [GIF-001][GIF-002]', async () => {
      const { ports } = await bound().device()
      const catalog = await ports.gifts.catalog()
      expect(catalog.some(isToyControl)).toBe(true)
      expect(catalog.some((gift) => !isToyControl(gift))).toBe(true)
      const prices = catalog.map(({ price }) => price.value)
      expect(prices).toEqual(prices.toSorted((a, b) => a - b))
      expect(catalog.filter(isToyControl).filter(({ durationSeconds }) => durationSeconds <= 0)).toEqual([])
      for (const gift of catalog) {
        expect(gift.active).toBe(true)
        expect(gift.translations.map(({ language }) => language).sort()).toEqual(['de', 'en', 'es'])
      }
    })

    it('takes owned gifts first and charges only what goes beyond them [GIF-006][GIF-007][GIF-008]', async () => {
      const device = await payingMember(bound(), 220)
      const gift = await plainGift(device)
      expect(await device.ports.gifts.owned()).toEqual({})
      await bound().environment.backend.store.transaction((tx) =>
        tx.put(giftBags, { guestId: device.guest.id, owned: { [gift.id]: 2 } }),
      )
      expect(await device.ports.gifts.owned()).toEqual({ [gift.id]: 2 })
      const channelId = await channelTo(device, await liveActor(bound(), device))
      expect(await send(device, channelId, [{ giftId: gift.id, count: 3 }])).toMatchObject({
        ok: true,
        message: { type: 'gift', price: gift.price.value, gifts: [{ giftId: gift.id, count: 3 }] },
        balance: 220 - gift.price.value,
      })
      expect((await device.ports.gifts.owned())[gift.id] ?? 0).toBe(0)
      await device.settle()
      expect(device.received('giftsOwned')).toHaveLength(1)
    })

    it('is what a conversation ended with where it was sent without words, until words follow', async () => {
      const device = await payingMember(bound(), 220)
      const gift = await plainGift(device)
      const channelId = await channelTo(device, await liveActor(bound(), device))
      expect(await device.ports.messenger.channel(channelId)).toMatchObject({ subject: '', subjectKind: 'text' })
      await send(device, channelId, [{ giftId: gift.id, count: 1 }])
      expect(await device.ports.messenger.channel(channelId)).toMatchObject({ subject: '', subjectKind: 'gift' })
      await bound().environment.advance(20_000)
      await device.settle()
      expect(await device.ports.messenger.channel(channelId)).toMatchObject({ subjectKind: 'text' })
    })

    it('names the gifts of a chat on its bill, once for one message, and none that were sent beside it', async () => {
      const device = await payingMember(bound(), 220)
      const [gift, actor] = [await plainGift(device), await liveActor(bound(), device)]
      const channelId = await channelTo(device, actor)
      const price = gift.price.value
      const before = {
        mode: 'single',
        key: freshKey(),
        useVoucher: false,
        stopAt: null,
        agreedPrice: ANY_PRICE,
      } as const
      const started = await device.ports.chat.startChat({ ...before, actorId: actor.id })
      const chatId = started.ok ? started.chat.chatId : null
      const gifts = [{ giftId: gift.id, count: 2 }]
      const given = { channelId, clientId: freshKey(), text: '', gifts, chatId, agreedPrice: 2 * price }
      expect(await device.ports.messenger.send(given)).toMatchObject({ ok: true, message: { price: 2 * price } })
      expect(await device.ports.messenger.send(given)).toMatchObject({ ok: true })
      expect(await send(device, channelId, [{ giftId: gift.id, count: 1 }])).toMatchObject({ ok: true })
      const bill = chatId === null ? null : await device.ports.chat.stop(chatId)
      expect(bill?.giftCoins).toBe(2 * price)
      expect((await device.ports.guest.balance()).balance).toBe(220 - 3 * price - (bill?.coins ?? 0))
    })

    it('gives nothing away that was owned when it was chosen and is no more, nor for more than was agreed to', async () => {
      const device = await payingMember(bound(), 220)
      const gift = await plainGift(device)
      const channelId = await channelTo(device, await liveActor(bound(), device))
      const setOwned = (count: number) =>
        bound().environment.backend.store.transaction((tx) =>
          tx.put(giftBags, { guestId: device.guest.id, owned: { [gift.id]: count } }),
        )
      const give = (count: number, agreedPrice: number) =>
        send(device, channelId, [{ giftId: gift.id, count }], agreedPrice)
      const price = gift.price.value
      await setOwned(2)
      expect(await give(2, 0)).toMatchObject({ ok: true, message: { price: 0 } })
      // The two are gone, from another page.
      const refusal = { ok: false, reason: 'price-changed', missing: 0 }
      expect(await give(2, 0)).toEqual(refusal)
      await setOwned(1)
      expect(await give(3, 2 * price - 1)).toEqual(refusal)
      expect(await device.ports.gifts.owned()).toEqual({ [gift.id]: 1 })
      expect((await device.ports.guest.balance()).balance).toBe(220)
      // One more is owned by now than the button knew of.
      expect(await give(3, 3 * price)).toMatchObject({ ok: true, message: { price: 2 * price } })
    })

    it('refuses gifts there are not, odd numbers of them, and what only VIPs may send', async () => {
      const device = await payingMember(bound(), 220)
      const [gift, channelId] = [await plainGift(device), await channelTo(device, await liveActor(bound(), device))]
      const reason = async (gifts: readonly SentGift[]) => {
        const result = await send(device, channelId, gifts)
        return result.ok ? 'ok' : result.reason
      }
      expect(await reason([{ giftId: asId<GiftId>('none'), count: 1 }])).toBe('unknown-gift')
      expect(await reason([{ giftId: gift.id, count: 0 }])).toBe('unknown-gift')
      expect(await reason([{ giftId: gift.id, count: 100 }])).toBe('unknown-gift')
      const twice = { giftId: gift.id, count: 1 }
      expect(await reason([twice, twice])).toBe('unknown-gift')
      const noble = (await device.ports.gifts.catalog()).find((one) => one.vip && !isToyControl(one))
      expect(await reason([{ giftId: noble?.id ?? gift.id, count: 1 }])).toBe('vip-only')
      expect((await device.ports.guest.balance()).balance).toBe(220)
    })

    it('sends nothing that cannot be paid', async () => {
      const device = await member(bound())
      const gift = await plainGift(device)
      const channelId = await channelTo(device, await liveActor(bound(), device))
      expect(await send(device, channelId, [{ giftId: gift.id, count: 1 }])).toEqual({
        ok: false,
        reason: 'not-enough-money',
        missing: gift.price.value,
      })
    })
  })
