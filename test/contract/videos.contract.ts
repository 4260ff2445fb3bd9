import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, member, payingMember } from '#test/support/bindings/accounts'
import { ownedVideos, videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { PREVIEW_SECONDS, type VideoFilter } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { Video } from '@/domain/media/video'
import type { VideoOrder } from '@/domain/media/video-lists'

const listed = async ({ ports }: Device, filter: VideoFilter = {}, sort: VideoOrder = 'newest') =>
  (await ports.videos.list({ filter, sort, first: 500, offset: 0 })).items

const setVideo = ({ environment }: Binding, id: VideoId, change: Partial<VideoRecord>) =>
  environment.backend.store.transaction(async (tx) => {
    const record = await tx.get(videos, id)
    if (record === undefined) throw new Error('no video')
    await tx.put(videos, { ...record, ...change })
  })

/** A video as a test needs it; the same for all tests of a binding, which own it or not. */
async function videoLike(bound: Binding, device: Device, change: Partial<VideoRecord>): Promise<Video> {
  const owned = new Set((await listed(device, { types: ['bought'] })).map(({ id }) => id))
  const video = (await listed(device)).find(({ id }) => !owned.has(id))
  if (video === undefined) throw new Error('no video')
  await setVideo(bound, video.id, { ageRating: 16, vip: false, free: false, price: 30, basePrice: 30, ...change })
  return video
}

const ORDERS: Readonly<Record<VideoOrder, (video: Video) => number>> = {
  newest: (video) => -video.releasedAt,
  mostExpensive: (video) => -video.price.value,
  cheapest: (video) => video.price.value,
  longest: (video) => -video.duration,
  shortest: (video) => video.duration,
  bestSelling: () => 0,
  topRated: (video) => -video.likes,
  topTrending: () => 0,
}

export const videosContract = (name: BindingName, bind: Bind): void =>
  contract('videos', name, bind, (bound) => {
    it('lists the whole shop in every order, in pages that fit together [MED-035]', async () => {
      const device = await bound().device()
      for (const [order, key] of Object.entries(ORDERS)) {
        const sort = order as VideoOrder
        const all = await listed(device, {}, sort)
        expect(all.length).toBe(40)
        expect(all.map(key)).toEqual(all.map(key).sort((a, b) => a - b))
        const pages = await Promise.all(
          [0, 15, 30].map((offset) => device.ports.videos.list({ filter: {}, sort, first: 15, offset })),
        )
        expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.map(({ id }) => id))
      }
    })

    it('filters by actor, tag, day and type, all of which must match [MED-014][MED-015][MED-016]', async () => {
      const device = await bound().device()
      const all = await listed(device)
      const [first] = all
      const middle = all[20]
      if (first === undefined || middle === undefined) throw new Error('an empty shop')
      const ids = async (filter: VideoFilter) => (await listed(device, filter)).map(({ id }) => id)
      const expected = (passes: (video: Video) => boolean) => all.filter(passes).map(({ id }) => id)
      expect(await ids({ actorIds: [first.actor.id] })).toEqual(expected(({ actor }) => actor.id === first.actor.id))
      expect(await ids({ ids: [middle.id, first.id] })).toEqual([first.id, middle.id])
      expect(await ids({ releasedFrom: middle.releasedAt })).toEqual(expected((v) => v.releasedAt >= middle.releasedAt))
      expect(await ids({ types: ['free'] })).toEqual(expected(({ free }) => free))
      expect(await ids({ types: ['discount'] })).toEqual(expected((v) => v.price.value < v.basePrice.value))
      expect(await ids({ types: ['vip', 'classic'] })).toEqual(expected((v) => v.vip && v.classic))
      const tag = first.tags[0]?.id ?? ''
      expect(await ids({ tags: [tag] })).toEqual(expected(({ tags }) => tags.some(({ id }) => id === tag)))
    })

    it('lists a page of ten of all videos, the best rated first, where nothing is requested [MED-031]', async () => {
      const { ports } = await bound().device()
      const { items, total } = await ports.videos.list({ offset: 0 })
      const rated = await ports.videos.list({ filter: {}, sort: 'topRated', first: 10, offset: 0 })
      expect({ itemCount: items.length, total }).toEqual({ itemCount: 10, total: 40 })
      expect(items.map(({ id }) => id)).toEqual(rated.items.map(({ id }) => id))
    })

    it('lists free videos of women only, unless other kinds of actors are requested [MED-018]', async () => {
      const device = await bound().device()
      const kindOf = async ({ actor }: Video) => (await device.ports.actors.byIdOrName(actor.id))?.genderType ?? null
      const all = await listed(device)
      const kinds = await Promise.all(all.map(kindOf))
      const wantedKinds = ['F', 'M', 'FM', 'FF', 'S'] as const
      const chosen = wantedKinds.flatMap((kind) => all.filter((_, index) => kinds[index] === kind).slice(0, 1))
      for (const { id } of chosen) await setVideo(bound(), id, { free: true })
      const freeOf = async (filter: VideoFilter) =>
        (await device.ports.videos.list({ category: 'free', filter, first: 500, offset: 0 })).items
      const women = await freeOf({})
      expect(new Set(await Promise.all(women.map(kindOf)))).toEqual(
        new Set(kinds.filter((kind) => kind === 'F' || kind === 'FF')),
      )
      expect(women.every(({ free }) => free)).toBe(true)
      const everyone = await freeOf({ actingGroups: wantedKinds })
      expect(everyone.map(({ id }) => id)).toEqual((await listed(device, { types: ['free'] })).map(({ id }) => id))
      expect(everyone.length).toBeGreaterThan(women.length)
    })

    it('lists as top four of the best selling that came out within nine months [MED-022][MED-027][MED-034]', async () => {
      const device = await bound().device()
      const [old, recent] = await listed(device)
      if (old === undefined || recent === undefined) throw new Error('an empty shop')
      const monthsAgo = (months: number) => bound().environment.clock.now() - months * 30.5 * 86_400_000
      await setVideo(bound(), old.id, { sold: 90_000, releasedAt: monthsAgo(9.5) })
      await setVideo(bound(), recent.id, { sold: 80_000, releasedAt: monthsAgo(8.5) })
      const { items } = await device.ports.videos.list({ category: 'top', offset: 0 })
      expect({ itemCount: items.length, itemId: items[0]?.id }).toEqual({ itemCount: 4, itemId: recent.id })
      const sold = await Promise.all(items.map(({ id }) => bound().environment.backend.store.get(videos, id)))
      const counts = sold.map((record) => record?.sold ?? 0)
      expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    })

    it('lists VIP30 offers by their rating [MED-028]', async () => {
      const device = await bound().device()
      for (const { id } of (await listed(device)).slice(0, 12)) await setVideo(bound(), id, { isVip30Offer: true })
      const { items, total } = await device.ports.videos.list({ category: 'vip30', offset: 0 })
      const offers = await listed(device, { types: ['vip30'] }, 'topRated')
      expect(total).toBeGreaterThanOrEqual(12)
      expect(items.map(({ id }) => id)).toEqual(offers.slice(0, 10).map(({ id }) => id))
    })

    it('lists what the guest bought, the newest video first whenever it was bought [MED-029]', async () => {
      const device = await payingMember(bound(), 105)
      const wanted = [(await listed(device))[3], (await listed(device))[1], (await listed(device))[2]]
      for (const video of wanted) {
        if (video === undefined) throw new Error('too few videos')
        await setVideo(bound(), video.id, { ageRating: 16, vip: false, free: false, price: 10, basePrice: 10 })
        expect(await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE)).toMatchObject({ ok: true })
      }
      const { items } = await device.ports.videos.list({ category: 'bought', offset: 0 })
      expect(items.map(({ id }) => id)).toEqual([wanted[1]?.id, wanted[2]?.id, wanted[0]?.id])
    })

    it('refuses a list that is not defined with Unmapped category [MED-019]', async () => {
      const { ports } = await bound().device()
      const refused = ports.videos.list({ category: 'everything', offset: 0 })
      await expect(refused).rejects.toMatchObject({
        code: 'invalid-request',
        message: 'invalid-request: Unmapped category',
      })
    })

    it('knows a video by its id, and that there is none [MED-003][MED-004]', async () => {
      const device = await bound().device()
      const [video] = await listed(device)
      if (video === undefined) throw new Error('an empty shop')
      const details = await device.ports.videos.byId(video.id)
      expect(details).toMatchObject({ ...video })
      expect(details?.description).not.toBe('')
      expect(await device.ports.videos.byId(asId<VideoId>('none'))).toBeNull()
      expect(await device.ports.videos.source(asId<VideoId>('none'))).toBeNull()
    })

    it('sells a video, then plays it whole and lists it among what was bought [MED-009][MED-052]', async () => {
      const device = await payingMember(bound(), 40)
      const video = await videoLike(bound(), device, { price: 30 })
      expect(await device.ports.videos.source(video.id)).toMatchObject({
        kind: 'preview',
        seconds: PREVIEW_SECONDS,
        need: 'needPurchase',
      })
      const result = await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE)
      expect(result).toMatchObject({ ok: true, charged: 30, balance: 10, video: { id: video.id, need: null } })
      // Frames are granted where the page requests them, then those of the whole video.
      expect(result).toMatchObject({ video: { previewThumbnails: [] } })
      const { previewThumbnails = [] } = (await device.ports.videos.byId(video.id)) ?? {}
      expect(Math.max(...previewThumbnails.map(({ at }) => at))).toBeGreaterThan(PREVIEW_SECONDS)
      expect(await device.ports.videos.source(video.id)).toMatchObject({
        kind: 'full',
        seconds: video.duration,
        need: null,
      })
      expect((await listed(device, { types: ['bought'] })).map(({ id }) => id)).toEqual([video.id])
      await device.settle()
      expect(device.received('balance').at(-1)).toMatchObject({ balance: 10 })
    })

    it('lets exactly one of twenty purchases at once succeed when the coins are enough for one', async () => {
      const device = await payingMember(bound(), 40)
      const wanted: Video[] = []
      for (let count = 0; count < 20; count += 1) {
        const video = (await listed(device)).find(({ id }) => !wanted.some((one) => one.id === id))
        if (video === undefined) throw new Error('too few videos')
        await bound().environment.backend.store.transaction(async (tx) => {
          const record = await tx.get(videos, video.id)
          if (record !== undefined)
            await tx.put(videos, { ...record, ageRating: 16, vip: false, free: false, price: 25 })
        })
        wanted.push(video)
      }
      const results = await Promise.all(wanted.map(({ id }) => device.ports.videos.buy(id, freshKey(), ANY_PRICE)))
      expect(results.filter(({ ok }) => ok).length).toBe(1)
      expect(results.flatMap((result) => (result.ok ? [] : [[result.reason, result.missing]]))).toEqual(
        Array.from({ length: 19 }, () => ['not-enough-money', 10]),
      )
      expect((await device.ports.guest.balance()).balance).toBe(15)
      const owned = await bound().environment.backend.store.find(ownedVideos, 'byGuest', { prefix: [device.guest.id] })
      expect(owned.length).toBe(1)
    })

    it('charges a purchase that is sent again once, at once or later', async () => {
      const device = await payingMember(bound(), 220)
      const video = await videoLike(bound(), device, { price: 30 })
      const key = freshKey()
      const results = await Promise.all(
        Array.from({ length: 10 }, () => device.ports.videos.buy(video.id, key, ANY_PRICE)),
      )
      results.push(
        await device.ports.videos.buy(video.id, key, ANY_PRICE),
        await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE),
      )
      expect(results.every(({ ok }) => ok)).toBe(true)
      expect((await device.ports.guest.balance()).balance).toBe(190)
    })

    it('sells for no more than was agreed to: a price that rose meanwhile is refused, and one that fell is charged', async () => {
      const device = await payingMember(bound(), 105)
      const video = await videoLike(bound(), device, { price: 30 })
      await setVideo(bound(), video.id, { price: 31 })
      for (const agreedPrice of [30, 0])
        expect(await device.ports.videos.buy(video.id, freshKey(), agreedPrice)).toEqual({
          ok: false,
          reason: 'price-changed',
          missing: 0,
        })
      await device.settle()
      expect((await device.ports.guest.balance()).balance).toBe(105)
      expect((await device.ports.guest.purchases(30, null)).items.map(({ kind }) => kind)).toEqual(['top-up'])
      expect(await listed(device, { types: ['bought'] })).toEqual([])
      await setVideo(bound(), video.id, { price: 12 })
      expect(await device.ports.videos.buy(video.id, freshKey(), 30)).toMatchObject({ ok: true, charged: 12 })
      expect((await device.ports.guest.balance()).balance).toBe(93)
    })

    it('refuses a price the guest did not agree to before it reports missing coins', async () => {
      const device = await payingMember(bound(), 40)
      const video = await videoLike(bound(), device, { price: 50 })
      expect(await device.ports.videos.buy(video.id, freshKey(), 30)).toMatchObject({ reason: 'price-changed' })
      expect(await device.ports.videos.buy(video.id, freshKey(), 50)).toMatchObject({ reason: 'not-enough-money' })
    })

    it('answers a purchase that is sent again as before, for any price and any agreement by then', async () => {
      const device = await payingMember(bound(), 105)
      const video = await videoLike(bound(), device, { price: 30 })
      const key = freshKey()
      expect(await device.ports.videos.buy(video.id, key, 30)).toMatchObject({ ok: true, charged: 30, balance: 75 })
      await setVideo(bound(), video.id, { price: 60 })
      for (const agreedPrice of [30, 60, 0])
        expect(await device.ports.videos.buy(video.id, key, agreedPrice)).toMatchObject({ ok: true, balance: 75 })
      expect((await device.ports.guest.balance()).balance).toBe(75)
    })

    it('refuses to sell with a reason and the coins that are missing [MED-046]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const video = await videoLike(bound(), device, { price: 100 })
      const refusal = async (who: Device, id = video.id) => {
        const result = await who.ports.videos.buy(id, freshKey(), ANY_PRICE)
        return result.ok ? 'ok' : [result.reason, result.missing]
      }
      expect(await refusal(visitor)).toEqual(['login-required', 0])
      expect(await refusal(device)).toEqual(['not-enough-money', 60])
      expect(await refusal(device, asId<VideoId>('none'))).toEqual(['not-found', 0])
      await videoLike(bound(), device, { ageRating: 18 })
      expect(await refusal(device)).toEqual(['age-check', 0])
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(await refusal(device)).toEqual(['restricted', 0])
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await refusal(device)).toEqual(['locked', 0])
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('opens the gates in their order: login, age, purchase [MED-009][AUT-010]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const video = await videoLike(bound(), device, { ageRating: 18, price: 30 })
      const need = async (who: Device) => (await who.ports.videos.byId(video.id))?.need
      expect(await need(visitor)).toBe('needLogin')
      expect(await need(device)).toBe('needAgeCheck')
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await need(device)).toBe('needPurchase')
      await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE)
      expect(await need(device)).toBeNull()
    })

    it('counts a like once and takes it back [MED-040]', async () => {
      const [visitor, device, other] = [await bound().device(), await member(bound()), await member(bound())]
      const [video] = await listed(device)
      if (video === undefined) throw new Error('an empty shop')
      const likes = async (who: Device, liked: boolean) => who.ports.videos.like(video.id, liked)
      expect(await likes(device, true)).toEqual({ ok: true, likes: video.likes + 1 })
      expect(await likes(device, true)).toEqual({ ok: true, likes: video.likes + 1 })
      expect(await likes(other, true)).toEqual({ ok: true, likes: video.likes + 2 })
      expect((await device.ports.videos.byId(video.id))?.guestInfo.liked).toBe(true)
      expect(await likes(device, false)).toEqual({ ok: true, likes: video.likes + 1 })
      expect(await likes(visitor, true)).toEqual({ ok: false, reason: 'login-required' })
      expect(await device.ports.videos.like(asId<VideoId>('none'), true)).toEqual({ ok: false, reason: 'not-found' })
    })

    it('counts a dislike instead of the like, and answers both counts [MED-040][MED-042][MED-049]', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const [video] = await listed(device)
      if (video === undefined) throw new Error('an empty shop')
      const { id } = video
      const before = await device.ports.videos.likes(id)
      expect(before).toMatchObject({ guestRatingLikes: video.likes, isLiked: false, isDisliked: false })
      const [likes, dislikes] = [video.likes, before?.guestRatingDislikes ?? 0]
      await device.ports.videos.like(id, true)
      for (const _ of [1, 2])
        expect(await device.ports.videos.dislike(id, true)).toEqual({
          ok: true,
          likes: { guestRatingLikes: likes, guestRatingDislikes: dislikes + 1, isLiked: false, isDisliked: true },
        })
      expect((await device.ports.videos.byId(id))?.guestInfo.liked).toBe(false)
      expect(await visitor.ports.videos.likes(id)).toMatchObject({
        guestRatingDislikes: dislikes + 1,
        isDisliked: false,
      })
      await device.ports.videos.like(id, true)
      expect(await device.ports.videos.likes(id)).toMatchObject({
        guestRatingLikes: likes + 1,
        guestRatingDislikes: dislikes,
        isLiked: true,
        isDisliked: false,
      })
      await device.ports.videos.like(id, false)
      expect(await visitor.ports.videos.dislike(id, true)).toEqual({ ok: false, reason: 'login-required' })
      expect(await device.ports.videos.dislike(asId<VideoId>('none'), true)).toMatchObject({ reason: 'not-found' })
      expect(await device.ports.videos.likes(asId<VideoId>('none'))).toBeNull()
    })

    it('grants captions of what may be seen and nothing beyond it, in the languages that the video has', async () => {
      const { environment } = bound()
      const device = await bound().device()
      const video = await videoLike(bound(), device, { captions: ['de', 'fr'] })
      const ticketsOf = async () => {
        const source = await device.ports.videos.source(video.id)
        return (source?.captions ?? []).map(({ language, address }) => {
          const name = new URL(String(address), 'https://vesper.test').pathname.split('/').at(-1) ?? ''
          return { language, ticket: environment.playlists.readCaptions(name.replace('.vtt', '')) }
        })
      }
      const [german, french, ...others] = await ticketsOf()
      expect(others).toEqual([])
      expect({ german: german?.language, french: french?.language }).toEqual({ german: 'de', french: 'fr' })
      expect(german?.ticket).toMatchObject({ language: 'de', seconds: PREVIEW_SECONDS })
      await setVideo(bound(), video.id, { free: true, price: 0, basePrice: 0 })
      expect((await ticketsOf()).map(({ ticket }) => ticket?.seconds)).toEqual([video.duration, video.duration])
      await setVideo(bound(), video.id, { captions: [] })
      expect(await ticketsOf()).toEqual([])
    })

    it('mails the link of a video in neutral words, and not to an address that has had enough [MED-077]', async () => {
      const { environment } = bound()
      const [device, visitor] = [await member(bound()), await bound().device()]
      const [video] = await listed(device)
      if (video === undefined) throw new Error('an empty shop')
      const share = async (email: string, who = device, id = video.id) => {
        const result = await who.ports.videos.share(id, email)
        return result.ok ? 'sent' : result.reason
      }
      const to = `friend-${device.guest.id}@vesper.test`
      expect(await share('nobody')).toBe('invalid-email')
      expect(await share('a@b')).toBe('invalid-email')
      expect(await share(to, visitor)).toBe('login-required')
      expect(await share(to, device, asId<VideoId>('none'))).toBe('not-found')
      for (const _ of [1, 2, 3]) expect(await share(to.toUpperCase())).toBe('sent')
      expect(await share(to)).toBe('too-many-mails')
      await environment.advance(2_000)
      await expect.poll(() => environment.mailer.to(to).length).toBe(3)
      const [mail] = environment.mailer.to(to)
      expect(mail?.isNeutral).toBe(true)
      expect(mail?.text).toContain(`https://vesper.test/en/videos/watch/${video.id}`)
      const words = `${mail?.subject} ${mail?.text.replaceAll(/https:\S+/gu, '')}`
      for (const word of ['Vesper', video.title, video.actor.name, device.guest.name]) expect(words).not.toContain(word)
    })

    it('reports once for each start that a guest with an account watches [MED-045][MED-078]', async () => {
      const [device, visitor] = [await member(bound()), await bound().device()]
      const [video] = await listed(device)
      if (video === undefined) throw new Error('an empty shop')
      const { store } = bound().environment.backend
      const starts = async () =>
        (await store.find(tracks, 'byTime', { prefix: [] })).filter(({ name: event }) => event === 'watch.start')
      await visitor.ports.videos.watchStart(video.id)
      await device.ports.videos.watchStart(asId<VideoId>('none'))
      await device.ports.videos.watchStart(video.id)
      await device.ports.videos.watchStart(video.id)
      await expect.poll(async () => (await starts()).length).toBe(2)
      expect((await starts()).map(({ data }) => JSON.parse(data) as unknown)).toEqual(
        [1, 2].map(() => ({ videoId: video.id })),
      )
    })
  })
