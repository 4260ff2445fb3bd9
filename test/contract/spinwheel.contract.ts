import { expect, it } from 'vitest'
import { buyVideo, forSale, idsOf, library } from './library-setup'
import { channelTo, freshKey, liveActor } from './setup'
import { giveSpins, setWheel, spin, wheelOf, winsOf } from './spinwheel-setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { videos } from '@/adapters/backend/media/video-records'
import { generatePrizes } from '@/adapters/backend/world/seed/spinwheel/generate-prizes'
import { asId, type AlbumId, type GiftId, type VideoId } from '@/domain/ids'
import { MAX_DAILY_SPINS } from '@/domain/spinwheel/daily-spins'
import { PRIZE_KINDS } from '@/domain/spinwheel/prize'
import { ALL_CHANCES } from '@/domain/spinwheel/wheel'

const DAY = 86_400_000

const refused = (reason: string) => ({ ok: false, reason })

export const spinwheelContract = (name: BindingName, bind: Bind): void =>
  contract('spinWheel', name, bind, (bound) => {
    const pass = (ms: number) => bound().environment.clock.sleep(ms)
    const original = () => setWheel(bound(), generatePrizes())

    it('shows every prize with its chance, and all chances are a hundred percent [GUE-013]', async () => {
      const { segments, spins, refusal } = await (await member(bound())).ports.spinWheel.wheel()
      expect(segments.reduce((sum, { chance }) => sum + chance, 0)).toBe(ALL_CHANCES)
      expect(segments.map(({ chance }) => chance / 100)).toEqual(generatePrizes().map(({ weight }) => weight))
      expect([...new Set(segments.map(({ prize }) => prize.kind))].toSorted()).toEqual(PRIZE_KINDS.toSorted())
      expect(segments.find(({ prize }) => prize.kind === 'gift')?.prize.gift).toMatchObject({ name: 'Cup of tea' })
      expect({ spins, refusal }).toEqual({ spins: 1, refusal: null })
    })

    it('gives one spin a day of the platform, once, on two devices that read at the same moment [EVE-011]', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      const read = async () =>
        (await Promise.all([device, other, device].map(({ ports }) => ports.spinWheel.wheel()))).map(
          ({ spins }) => spins,
        )
      expect(await read()).toEqual([1, 1, 1])
      expect(await read()).toEqual([1, 1, 1])
      pass(DAY)
      expect(await read()).toEqual([2, 2, 2])
      // Days without a visit count, up to the most that piles up.
      pass(20 * DAY)
      expect(await read()).toEqual([MAX_DAILY_SPINS, MAX_DAILY_SPINS, MAX_DAILY_SPINS])
      expect((await device.ports.guest.current()).spinwheelSpins).toBe(MAX_DAILY_SPINS)
    })

    it('uses the spins of the guest one by one, and refuses without one [EVE-011]', async () => {
      const device = await member(bound())
      await setWheel(bound(), wheelOf('messages'))
      await giveSpins(bound(), device, 2)
      const before = await device.ports.guest.current()
      expect(before.spinwheelSpins).toBe(2)
      for (const left of [2, 1, 0])
        expect(await device.ports.spinWheel.spin(freshKey())).toMatchObject({ ok: true, spins: left })
      expect(await device.ports.spinWheel.spin(freshKey())).toEqual(refused('no-spins'))
      expect(await device.ports.spinWheel.wheel()).toMatchObject({ spins: 0, refusal: 'no-spins' })
      const after = await device.ports.guest.current()
      expect({ spinwheelSpins: after.spinwheelSpins, freeMessagesCount: after.freeMessagesCount }).toEqual({
        spinwheelSpins: 0,
        freeMessagesCount: before.freeMessagesCount + 9,
      })
      await original()
    })

    it('answers a key with the same prize for ever, and uses one spin for it, from two tabs at once [EVE-011]', async () => {
      const device = await member(bound())
      const other = await loggedIn(bound(), device)
      await setWheel(bound(), wheelOf('coins'))
      await giveSpins(bound(), device, 4)
      const key = freshKey()
      const both = await Promise.all([device, other, device].map(({ ports }) => ports.spinWheel.spin(key)))
      expect(both[0]).toMatchObject({ ok: true, spins: 4, win: { id: key, prize: { kind: 'coins', amount: 5 } } })
      expect(both[1]).toEqual(both[0])
      expect(both[2]).toEqual(both[0])
      pass(DAY)
      await setWheel(bound(), wheelOf('gift'))
      expect(await other.ports.spinWheel.spin(key)).toEqual(both[0])
      expect((await device.ports.guest.balance()).balance).toBe(5)
      // Another guest may have chosen the same key.
      expect(await spin(await member(bound()), key)).toMatchObject({ prize: { kind: 'gift' } })
      await original()
    })

    it('books coins as a bonus with a line of its own in the statement, and publishes the balance', async () => {
      const device = await member(bound())
      await setWheel(bound(), wheelOf('coins'))
      await spin(device)
      await device.settle()
      expect(device.received('balance').at(-1)).toMatchObject({ balance: 5 })
      const { items } = await device.ports.guest.purchases(10, null)
      expect(items).toMatchObject([{ kind: 'spin', coins: 5, paid: null }])
      await original()
    })

    it('unlocks a video or an album as a purchase for nothing: owned on its page, and in the library [GUE-018]', async () => {
      const device = await member(bound())
      await giveSpins(bound(), device, 4)
      await setWheel(bound(), wheelOf('video'))
      const first = await spin(device)
      expect(first).toMatchObject({ drawn: 'video', prize: { kind: 'video', amount: 1 } })
      const videoId = asId<VideoId>(first.content?.id ?? '')
      expect(await device.ports.videos.byId(videoId)).toMatchObject({
        title: first.content?.title,
        need: null,
        guestInfo: { bought: true },
      })
      pass(1_000)
      await setWheel(bound(), wheelOf('album'))
      const second = await spin(device)
      const albumId = asId<AlbumId>(second.content?.id ?? '')
      expect(await device.ports.albums.byId(albumId)).toMatchObject({ need: null, bought: true })
      const won = await library(device, { mix: 'spinwheel' })
      expect(
        won.map(({ kind, subjectId, activity, isOwned, coins }) => [kind, subjectId, activity, isOwned, coins]),
      ).toEqual([
        ['album', albumId, 'given', true, 0],
        ['video', videoId, 'given', true, 0],
      ])
      expect(idsOf(await library(device, { medium: 'videos', source: 'shop' }))).toEqual([videoId])
      expect(idsOf(await library(device, { medium: 'photos', source: 'shop' }))).toEqual([albumId])
      expect((await device.ports.guest.current()).counts).toMatchObject({ boughtVideos: 1, boughtPhotos: 1 })
      // Nothing was paid for, so nothing is in the statement.
      expect((await device.ports.guest.purchases(10, null)).items).toEqual([])
      await original()
    })

    it('lists only what was won in the tab of the wheel, and what is archived in the archive alone [GUE-018]', async () => {
      const device = await payingMember(bound(), 300)
      const [bought] = await forSale(bound(), 1)
      if (bought !== undefined) await buyVideo(device, bought.id)
      await setWheel(bound(), wheelOf('video'))
      const win = await spin(device)
      expect(idsOf(await library(device, { mix: 'spinwheel' }))).toEqual([win.content?.id])
      expect(await device.ports.library.archive('video', win.content?.id ?? '', true)).toBe(true)
      expect(await library(device, { mix: 'spinwheel' })).toEqual([])
      expect(idsOf(await library(device, { medium: 'videos', source: 'archive' }))).toEqual([win.content?.id])
      expect(await library(await bound().device(), { mix: 'spinwheel' })).toEqual([])
      await original()
    })

    it('retains what was won when its actor leaves [GUE-018]', async () => {
      const device = await member(bound())
      await setWheel(bound(), wheelOf('video'))
      const win = await spin(device)
      const id = asId<VideoId>(win.content?.id ?? '')
      const { store } = bound().environment.backend
      const record = await store.get(videos, id)
      const actor = await store.get(actors, record?.actorId ?? '')
      await store.transaction((tx) => tx.delete(actors, actor?.id ?? ''))
      expect(await device.ports.videos.byId(id)).toMatchObject({ need: null, actor: { name: actor?.name } })
      expect((await winsOf(device))[0]?.content).toMatchObject({ id, actorName: actor?.name })
      expect(await library(device, { mix: 'spinwheel' })).toMatchObject([{ subjectId: id, actor: null, isOwned: true }])
      await store.transaction(async (tx) => {
        if (actor !== undefined) await tx.put(actors, actor)
      })
      await original()
    })

    it('gives only what the guest may see and does not own, and coins where nothing is left', async () => {
      const device = await member(bound())
      const { store } = bound().environment.backend
      const all = (await store.find(albums, 'newest', { prefix: [] })).filter(({ free }) => !free)
      const allowed = all.filter(({ ageRating }) => ageRating === 16)
      await giveSpins(bound(), device, allowed.length + 2)
      await setWheel(bound(), wheelOf('album'))
      const won: string[] = []
      for (let index = 0; index < allowed.length; index += 1) won.push((await spin(device)).content?.id ?? 'coins')
      expect(won.toSorted()).toEqual(allowed.map(({ id }) => String(id)).toSorted())
      const more = await spin(device)
      expect(more).toMatchObject({ drawn: 'album', prize: { kind: 'coins', amount: 6 }, content: null })
      expect((await device.ports.guest.balance()).balance).toBe(6)
      // With a proof of age there is more.
      expect(all.length).toBeGreaterThan(allowed.length)
      await bound().environment.setGuest(device.guest.id, { avsStatus: 'accepted' })
      expect(await spin(device)).toMatchObject({ drawn: 'album', prize: { kind: 'album' } })
      await original()
    })

    it('gives a gift that is sent for nothing, and another spin that can be used', async () => {
      const device = await member(bound())
      const rose = asId<GiftId>('rose')
      await setWheel(bound(), wheelOf('gift'))
      expect(await spin(device)).toMatchObject({ prize: { kind: 'gift', amount: 2, gift: { id: rose, name: 'Rose' } } })
      await device.settle()
      expect(device.received('giftsOwned').at(-1)).toMatchObject({ gifts: { [rose]: 2 } })
      const channelId = await channelTo(device, await liveActor(bound(), device))
      const gifts = [{ giftId: rose, count: 2 }]
      const message = { channelId, clientId: freshKey(), text: '', gifts, chatId: null, agreedPrice: ANY_PRICE }
      expect(await device.ports.messenger.send(message)).toMatchObject({ ok: true, message: { price: 0 } })
      await setWheel(bound(), wheelOf('spin'))
      await giveSpins(bound(), device, 1)
      expect(await device.ports.spinWheel.spin(freshKey())).toMatchObject({ ok: true, spins: 1 })
      await original()
    })

    it('lists what was won in pages that fit together, the latest first, and nothing of another guest [GUE-013]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      await giveSpins(bound(), device, 4)
      const keys = Array.from({ length: 5 }, () => freshKey())
      for (const [index, key] of keys.entries()) {
        // Two of them in the same millisecond.
        if (index !== 2) pass(1_000)
        await spin(device, key)
      }
      const listed = (await winsOf(device)).map(({ id }) => id)
      expect(listed.toSorted()).toEqual(keys.toSorted())
      expect([listed[0], listed[1], listed[4]]).toEqual([keys[4], keys[3], keys[0]])
      expect(await winsOf(other)).toEqual([])
      await expect(device.ports.spinWheel.wins(2, 'no cursor')).rejects.toMatchObject({ code: 'invalid-request' })
    })

    it('refuses guests without an account, who are restricted, locked or have excluded themselves', async () => {
      const visitor = await bound().device()
      expect(await visitor.ports.spinWheel.wheel()).toMatchObject({ spins: 0, refusal: 'login-required' })
      expect((await visitor.ports.spinWheel.wheel()).segments).not.toEqual([])
      expect(await visitor.ports.spinWheel.spin(freshKey())).toEqual(refused('login-required'))
      expect(await winsOf(visitor)).toEqual([])
      const device = await member(bound())
      await giveSpins(bound(), device, 1)
      const before = freshKey()
      await spin(device, before)
      const cases = [
        ['restricted', { restrictionLevel: 1 }, { restrictionLevel: null }],
        ['locked', { isLocked: true }, { isLocked: false }],
      ] as const
      for (const [reason, change, back] of cases) {
        await bound().environment.setGuest(device.guest.id, change)
        expect(await device.ports.spinWheel.wheel()).toMatchObject({ spins: 1, refusal: reason })
        expect(await device.ports.spinWheel.spin(freshKey())).toEqual(refused(reason))
        await bound().environment.setGuest(device.guest.id, back)
      }
      await device.ports.spendingLimits.exclude(bound().environment.clock.now() + DAY)
      expect(await device.ports.spinWheel.wheel()).toMatchObject({ refusal: 'self-excluded' })
      expect(await device.ports.spinWheel.spin(freshKey())).toEqual(refused('self-excluded'))
      // What was drawn before is answered all the same.
      expect(await device.ports.spinWheel.spin(before)).toMatchObject({ ok: true, win: { id: before } })
    })

    it('is closed where an operator has set no prizes that make a wheel, and leaves out those that cannot be given', async () => {
      const device = await member(bound())
      const wheel = wheelOf('coins', {}, 9)
      const cases = [
        [[], 0],
        [wheel.slice(0, 7), 0],
        [wheelOf('coins', {}, 13), 0],
        [wheel.map((prize, index) => (index < 2 ? { ...prize, amount: 5_000 } : prize)), 0],
        [[...wheelOf('gift', { giftId: asId<GiftId>('crown') }, 1), ...wheel], 9],
      ] as const
      for (const [prizes, segments] of cases) {
        await setWheel(bound(), prizes)
        expect((await device.ports.spinWheel.wheel()).segments).toHaveLength(segments)
        if (segments > 0) continue
        expect(await device.ports.spinWheel.wheel()).toMatchObject({ spins: 1, refusal: 'closed' })
        expect(await device.ports.spinWheel.spin(freshKey())).toEqual(refused('closed'))
      }
      expect(await spin(device)).toMatchObject({ prize: { kind: 'coins' } })
      await original()
    })
  })
