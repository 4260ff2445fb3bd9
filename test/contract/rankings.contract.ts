import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { member, payingMember } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { standings } from '@/adapters/backend/actors/ranking-records'
import type { ChatMode } from '@/domain/chat/mode'
import { TOP_LISTS, type TopList } from '@/domain/actors/ranking'
import type { TopCam } from '@/domain/actors/top-cam'
import { asId, type ActorId } from '@/domain/ids'

const ranked = async ({ ports }: Device, type: TopList, online?: boolean) =>
  ports.rankings.topCams({ type, ...(online === undefined ? {} : { online }), first: 100, offset: 0 })

const named = (cams: readonly TopCam[], id: ActorId): TopCam => {
  const cam = cams.find((one) => one.id === id)
  if (cam === undefined) throw new Error(`${id} has no place`)
  return cam
}

const descending = (values: readonly number[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) >= value)

export const rankingsContract = (name: BindingName, bind: Bind): void =>
  contract('rankings', name, bind, (bound) => {
    it('ranks actors overall, by favourites, by chats and by video calls, by type and online state [ACT-026, ACT-027, ACT-028, ACT-029, ACT-059]', async () => {
      const device = await bound().device()
      for (const type of TOP_LISTS) {
        const { items, total } = await ranked(device, type)
        expect(items.length).toBe(total)
        expect(items.map(({ rank }) => rank)).toEqual(items.map((_, index) => index + 1))
        const live = await ranked(device, type, true)
        expect(live.items.map(({ id, rank }) => [id, rank])).toEqual(
          items.filter(({ online }) => online).map(({ id, rank }) => [id, rank]),
        )
        expect((await ranked(device, type, false)).total).toBe(total - live.total)
      }
      const [, favorites, chats, calls] = await Promise.all(TOP_LISTS.map((type) => ranked(device, type)))
      expect(descending((favorites?.items ?? []).map(({ pinnedCount }) => pinnedCount))).toBe(true)
      expect(chats?.items.filter(({ ratingCount }) => ratingCount < 10)).toEqual([])
      expect(descending((calls?.items ?? []).map(({ rankingPointsVideoCall }) => rankingPointsVideoCall))).toBe(true)
      expect(calls?.items.filter(({ videocallPrice }) => videocallPrice.singleC2CChat === null)).toEqual([])
    })

    it('shows of each ranked actor what their profile shows, with the price of a video call in coins [ACT-031]', async () => {
      const device = await bound().device()
      const { items } = await ranked(device, 'videocall')
      const [cam] = items
      if (cam === undefined) throw new Error('nobody offers video calls')
      const actor = await device.ports.actors.byIdOrName(cam.id)
      if (actor === null) throw new Error('a ranked actor has no profile')
      expect(cam).toMatchObject({
        name: actor.name,
        online: actor.state.isOnline,
        onlineVideocall: actor.state.isOnline && actor.state.isOnlineMobileVideocall,
        previewPicture: actor.pictures[0],
        spokenLanguages: actor.languages,
        pinnedCount: actor.pinnedCount,
        ratingCount: actor.ratings.lastNinetyDays.countRatings,
        satisfactionRate: actor.ratings.lastNinetyDays.satisfactionRate,
        videocallPrice: { singleC2CChat: { value: actor.prices.singleC2CChat?.value, currency: 'VXC', symbol: 'VXC' } },
      })
      expect(decodeURIComponent(cam.profileLink)).toBe(`/en/amateur/${actor.name.toLowerCase()}/`)
      expect(cam.rankingPointsVideoCall).toBeGreaterThan(0)
      const aged = items.filter(({ age }) => age !== null)
      expect(aged.every(({ age }) => (age ?? 0) >= 21)).toBe(true)
    })

    it('moves an actor up with pins and with paid chats, but not with free ones [ACT-027, ACT-031]', async () => {
      const device = await payingMember(bound(), 200)
      const last = (await ranked(device, 'favorites')).items.at(-1)
      if (last === undefined) throw new Error('an empty ranking')
      await device.ports.actors.pin(last.id, true)
      await bound().environment.advance(2_000)
      expect(named((await ranked(device, 'favorites')).items, last.id)).toMatchObject({
        pinnedCount: last.pinnedCount + 1,
        isFavorite: true,
      })

      const [actor] = (await ranked(device, 'videocall')).items
      if (actor === undefined) throw new Error('nobody offers video calls')
      await bound().environment.setActor(actor.id, {
        prices: { single: 6, voyeur: null, c2c: 8, ticket: null, message: 0 },
        bannedCountryCodes: [],
        state: {
          isOnline: true,
          isBusy: false,
          isCurrentlyTicketShow: false,
          isOnlineMobileVideocall: true,
          freeChat: true,
        },
      })
      const points = async () => named((await ranked(device, 'videocall')).items, actor.id).rankingPointsVideoCall
      const chats = async () => (await bound().environment.backend.store.get(standings, actor.id))?.chats ?? 0
      const before = { points: await points(), chats: await chats() }
      const meet = async (mode: ChatMode) => {
        const started = await device.ports.chat.startChat({
          actorId: actor.id,
          mode,
          key: freshKey(),
          useVoucher: false,
          stopAt: null,
          agreedPrice: ANY_PRICE,
        })
        if (!started.ok) throw new Error(`refused: ${started.reason}`)
        await bound().environment.advance(1_000)
        await device.ports.chat.stop(started.chat.chatId)
        await bound().environment.advance(2_000)
      }
      await meet('free')
      expect({ points: await points(), chats: await chats() }).toEqual({ points: before.points, chats: before.chats })
      await bound().environment.setActor(actor.id, { state: { freeChat: false } })
      await meet('video-call')
      expect({ points: await points(), chats: await chats() }).toEqual({
        points: before.points + 5,
        chats: before.chats + 1,
      })
    })

    it('shows no avatar rated above 16 in a ranking, and none above 12 in a collection [ACT-067, ACT-068]', async () => {
      const device = await bound().device()
      const [first] = await device.ports.rankings.collections()
      if (first === undefined) throw new Error('nobody recommends anybody')
      const part = { first: 100, offset: 0 }
      const [member] = (await device.ports.rankings.collection({ actorId: first.actor.id, ...part })).items
      if (member === undefined) throw new Error('an empty collection')
      const shown = async (avatarRating: 12 | 16 | 18) => {
        await bound().environment.setActor(member.id, { avatarRating })
        const { items } = await device.ports.rankings.collection({ actorId: first.actor.id, ...part })
        return {
          isShownInRanking: named((await ranked(device, 'top100')).items, member.id).avatarPicture !== null,
          isShownInCollection: named(items, member.id).avatarPicture !== null,
        }
      }
      expect(await shown(12)).toEqual({ isShownInRanking: true, isShownInCollection: true })
      expect(await shown(16)).toEqual({ isShownInRanking: true, isShownInCollection: false })
      expect(await shown(18)).toEqual({ isShownInRanking: false, isShownInCollection: false })
    })

    it('lists collections under the name of who recommends, with as many members as each then has [ACT-030, ACT-071]', async () => {
      const device = await bound().device()
      const all = await device.ports.rankings.collections()
      expect(all.length).toBeGreaterThan(2)
      for (const { actor, count, onlineCount } of all) {
        expect(await device.ports.actors.byIdOrName(actor.name)).toMatchObject({ id: actor.id })
        const { items, total } = await device.ports.rankings.collection({ actorId: actor.id, first: 100, offset: 0 })
        expect({ itemCount: items.length, total }).toEqual({ itemCount: count, total: count })
        expect(items.map(({ id }) => id)).not.toContain(actor.id)
        const live = await device.ports.rankings.collection({ actorId: actor.id, online: true, first: 100, offset: 0 })
        expect(live.total).toBe(onlineCount)
      }
      const nobody = { actorId: asId<ActorId>('nobody'), first: 10, offset: 0 }
      expect(await device.ports.rankings.collection(nobody)).toEqual({ items: [], total: 0 })
    })

    it('lists who a guest has pinned, those who are live first [ACT-053]', async () => {
      const [device, visitor] = [await member(bound()), await bound().device()]
      const all = (await device.ports.actors.list({ filter: {}, sort: 'recommended', first: 100, offset: 0 })).items
      const [live, away] = [all.find(({ state }) => state.isOnline), all.find(({ state }) => !state.isOnline)]
      if (live === undefined || away === undefined) throw new Error('everybody is live, or nobody')
      await device.ports.actors.pin(live.id, true)
      bound().environment.clock.sleep(1_000)
      await device.ports.actors.pin(away.id, true)
      const { items, total } = await device.ports.rankings.pinnedModels(10, 0)
      expect({ itemIds: items.map(({ id }) => id), total }).toEqual({ itemIds: [live.id, away.id], total: 2 })
      expect(items.every(({ isFavorite }) => isFavorite)).toBe(true)
      expect(await visitor.ports.rankings.pinnedModels(10, 0)).toEqual({ items: [], total: 0 })
    })
  })
