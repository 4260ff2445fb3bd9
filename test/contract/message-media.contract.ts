import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import { channels, messages, type StoredMedia } from '@/adapters/backend/messenger/messenger-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { asId, type MessageId } from '@/domain/ids'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

const PICTURE: StoredMedia = {
  kind: 'picture',
  price: 9,
  seconds: null,
  ageRating: 16,
  poster: { family: 3, variant: 'b1' },
  assetId: '3.41',
}

/** A message with media in a conversation of this device. */
async function received({ environment }: Binding, device: Device, change: Partial<StoredMedia> = {}) {
  const { store } = environment.backend
  const [actor] = await store.find(actors, 'recommended', { prefix: [0], limit: 1 })
  const channel = actor && (await device.ports.messenger.channelWithActor(actor.id))
  if (actor === undefined || channel == null) throw new Error('no channel')
  return store.transaction(async (tx) => {
    const record = await tx.get(channels, channel.id)
    if (record === undefined) throw new Error('no channel')
    return appendMessage(tx, record, {
      sender: 'actor',
      clientId: freshKey(),
      text: 'for you',
      gifts: [],
      price: 0,
      at: 5,
      chatId: null,
      quote: null,
      media: { ...PICTURE, ...change },
    })
  })
}

const setPrice = ({ environment }: Binding, id: MessageId, price: number) =>
  environment.backend.store.transaction(async (tx) => {
    const record = await tx.get(messages, id)
    if (record === undefined || record.media === null) throw new Error('no media')
    await tx.put(messages, { ...record, media: { ...record.media, price } })
  })

/** What the address of a picture grants; a server compares its session with that of who requests the file. */
const ticketOf = ({ environment }: Binding, file: MessageMediaFile | null) =>
  file?.kind === 'picture' ? environment.playlists.readPicture(String(file.address).split('/').at(-1) ?? '') : null

export const messageMediaContract = (name: BindingName, bind: Bind): void =>
  contract('messageMedia', name, bind, (bound) => {
    it('answers no file before the purchase, nor to another guest after it: refusals [MED-009]', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const { id, channelId, media } = await received(bound(), device)
      expect(media).toMatchObject({ need: 'needPurchase', unlocked: false, price: 9 })
      expect(await device.ports.messageMedia.file(id)).toBeNull()
      expect(JSON.stringify(await device.ports.messenger.messages(channelId, 30, null))).not.toContain('3.41')
      expect(await other.ports.messageMedia.unlock(id, freshKey(), ANY_PRICE)).toMatchObject({ reason: 'not-found' })
      await device.ports.messageMedia.unlock(id, freshKey(), ANY_PRICE)
      expect(await device.ports.messageMedia.file(id)).toMatchObject({ kind: 'picture' })
      expect(await other.ports.messageMedia.file(id)).toBeNull()
      expect(await other.ports.messageMedia.message(id)).toBeNull()
    })

    it('answers an address of one session only: refused to every other one, also of the guest who paid [MED-009][AUT-010]', async () => {
      const device = await payingMember(bound(), 40)
      const { id } = await received(bound(), device)
      await device.ports.messageMedia.unlock(id, freshKey(), 9)
      const again = await loggedIn(bound(), device)
      const files = await Promise.all([device, again].map((each) => each.ports.messageMedia.file(id)))
      const digests = files.map((file) => ticketOf(bound(), file)?.sessionDigest)
      expect(digests.every((digest) => digest !== undefined)).toBe(true)
      expect(new Set(digests).size).toBe(2)
    })

    it('unlocks for good, on every device of the guest, and names it in the statement', async () => {
      const device = await payingMember(bound(), 40)
      const { id, channelId } = await received(bound(), device, { kind: 'video', seconds: 15, assetId: '30' })
      const result = await device.ports.messageMedia.unlock(id, freshKey(), 9)
      expect(result).toMatchObject({
        ok: true,
        charged: 9,
        balance: 31,
        message: { media: { need: null, unlocked: true } },
      })
      const again = await loggedIn(bound(), device)
      const { items } = await again.ports.messenger.messages(channelId, 30, null)
      expect(items[0]).toMatchObject({ id, media: { need: null, unlocked: true } })
      expect(await again.ports.messageMedia.file(id)).toMatchObject({ kind: 'video', seconds: 15 })
      const purchases = (await again.ports.guest.purchases(30, null)).items
      expect(purchases.filter(({ kind }) => kind === 'message-media')).toMatchObject([{ subjectId: id, coins: -9 }])
      await device.settle()
      expect(device.received('messageChanged')).toMatchObject([{ channelId, message: { id, media: { need: null } } }])
    })

    it('charges once, however often it is pressed and with the same or another key', async () => {
      const device = await payingMember(bound(), 40)
      const { id } = await received(bound(), device)
      const key = freshKey()
      const keys = [key, key, key, freshKey(), freshKey()]
      const results = await Promise.all(keys.map((each) => device.ports.messageMedia.unlock(id, each, ANY_PRICE)))
      expect(results.every(({ ok }) => ok)).toBe(true)
      expect((await device.ports.guest.balance()).balance).toBe(31)
    })

    it('refuses with a reason, and charges nothing: a price that rose, too few coins, a missing age check, a locked guest', async () => {
      const device = await payingMember(bound(), 40)
      const { id } = await received(bound(), device)
      const unlock = async (which: MessageId, agreed = ANY_PRICE) => {
        const result = await device.ports.messageMedia.unlock(which, freshKey(), agreed)
        return result.ok ? 'ok' : [result.reason, result.missing]
      }
      await setPrice(bound(), id, 12)
      expect(await unlock(id, 9)).toEqual(['price-changed', 0])
      expect((await device.ports.messageMedia.message(id))?.media?.price).toBe(12)
      await setPrice(bound(), id, 100)
      expect(await unlock(id)).toEqual(['not-enough-money', 60])
      expect(await unlock(asId<MessageId>('none'))).toEqual(['not-found', 0])
      const rated = await received(bound(), device, { ageRating: 18 })
      expect(rated.media?.need).toBe('needAgeCheck')
      expect(await unlock(rated.id)).toEqual(['age-check', 0])
      expect((await device.ports.guest.balance()).balance).toBe(40)
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await unlock(rated.id)).toBe('ok')
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await unlock(id)).toEqual(['locked', 0])
      expect(await device.ports.messageMedia.file(rated.id)).toBeNull()
    })

    it('shows what is free to its guest without a purchase', async () => {
      const device = await member(bound())
      const { id, media } = await received(bound(), device, { price: 0 })
      expect(media?.need).toBeNull()
      expect(await device.ports.messageMedia.unlock(id, freshKey(), 0)).toMatchObject({ ok: true, charged: 0 })
      expect(await device.ports.messageMedia.file(id)).toMatchObject({ kind: 'picture' })
    })
  })
