import { neutralAvatar } from '@/domain/pictures/neutral-pictures'
import { expect, it } from 'vitest'
import { feedPaging } from './feed-paging'
import { feedTalk } from './feed-talk'
import { AGREED, comparePost, listed, open, postLike, recordOf, setPost } from './feed-setup'
import { freshKey } from './setup'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { checkOut, loggedIn, member, payingMember } from '#test/support/bindings/accounts'
import { groupOf, POST_TYPES } from '@/domain/feed/feed-lists'
import { asId, type GuestId, type PostId } from '@/domain/ids'

const GRANTED = ['45', '46', '47']

export const feedContract = (name: BindingName, bind: Bind): void =>
  contract('feed', name, bind, (bound) => {
    feedPaging(bound)
    feedTalk(bound)

    it('has everything of a post, of its author and of what the guest did with it [FEE-002][FEE-003][FEE-005]', async () => {
      const device = await bound().device()
      const post = await postLike(bound(), device, { type: 'text', photos: [], clip: null })
      const actor = (
        await device.ports.actors.list({ filter: { ids: [post.model.id] }, sort: 'name', first: 1, offset: 0 })
      ).items[0]
      await bound().environment.setActor(post.model.id, { avatarRating: 16 })
      const record = await recordOf(bound(), post.id)
      expect(await open(device, post.id)).toMatchObject({
        id: record.id,
        created: record.created,
        published: record.published,
        type: 'text',
        status: 'published',
        pinned: record.pinned,
        title: record.texts.en.title,
        text: record.texts.en.text,
        words: record.texts.en.text.split(/\s+/u).length,
        views: record.views,
        likes: record.likes,
        umaId: record.umaId,
        paidContent: false,
        fsk: 16,
        priceCoins: 0,
        model: {
          id: actor?.id,
          name: actor?.name,
          online: actor?.state.isOnline,
          avatar: { picture: actor?.avatar, fsk: 16, avsRequired: false },
        },
        guestState: { liked: false, viewed: false, following: false, bought: false },
      })
    })

    it('shows a picture of the author that needs a proof of age to nobody without one [FEE-003]', async () => {
      const device = await member(bound())
      const { id, model } = await postLike(bound(), device)
      await bound().environment.setActor(model.id, { avatarRating: 18 })
      const hidden = { picture: neutralAvatar, fsk: 18, avsRequired: true }
      expect((await open(device, id)).model.avatar).toEqual(hidden)
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect((await open(device, id)).model.avatar).toMatchObject({ picture: { variant: 'a0' } })
    })

    it('names what the author is doing now [FEE-003]', async () => {
      const device = await bound().device()
      const { id, model } = await postLike(bound(), device)
      const shown = async (state: Parameters<typeof setState>[0]) => {
        await setState(state)
        return (await open(device, id)).model
      }
      const setState = (state: { isOnline: boolean; isBusy?: boolean; freeChat?: boolean }) =>
        bound().environment.setActor(model.id, { state: { isBusy: false, freeChat: false, ...state } })
      expect(await shown({ isOnline: false })).toMatchObject({ online: false, onlineState: 'offline' })
      expect(await shown({ isOnline: true })).toMatchObject({ online: true, onlineState: 'online' })
      expect(await shown({ isOnline: true, isBusy: true })).toMatchObject({ onlineState: 'busy' })
      expect(await shown({ isOnline: true, freeChat: true })).toMatchObject({ onlineState: 'freeChat' })
    })

    it('has what belongs to each kind of post, and nothing else for a text [FEE-009][FEE-010][FEE-011][FEE-012]', async () => {
      const device = await bound().device()
      const all = await listed(device, {})
      expect(new Set(all.map(({ type }) => type))).toEqual(new Set(POST_TYPES))
      for (const { type, photos, clip } of all) {
        expect({ isGroupPhotos: groupOf(type) === 'photos', isGroupClips: groupOf(type) === 'clips' }).toEqual({
          isGroupPhotos: photos !== null,
          isGroupClips: clip !== null,
        })
      }
      const clip = await postLike(bound(), device, { type: 'clip', price: 0 })
      expect((await open(device, clip.id)).clip).toMatchObject({
        id: expect.stringMatching(/./u) as unknown,
        length: expect.any(Number) as unknown,
        width: 1280,
        height: 720,
        ratio: 1280 / 720,
        avsRequired: false,
        sources: [
          {
            label: '720p',
            src: expect.stringMatching(/m3u8|^data:/u) as unknown,
            type: 'application/vnd.apple.mpegurl',
            poster: { family: expect.any(Number) as unknown, variant: expect.any(String) as unknown },
          },
        ],
      })
      const contest = await postLike(bound(), device, { type: 'photoContest', price: 0 })
      expect((await open(device, contest.id)).photos).toMatchObject({
        count: 1,
        contestId: 'candlelight',
        photos: [{ id: '1', address: expect.stringMatching(/./u) as unknown, avsRequired: false }],
      })
    })

    it('filters by group, price, actor, language and what the guest did [FEE-018][FEE-001]', async () => {
      const device = await payingMember(bound(), 300)
      const all = await listed(device, {})
      const ids = async (filter: Parameters<typeof listed>[1]) => (await listed(device, filter)).map(({ id }) => id)
      const expected = (passes: (post: (typeof all)[number]) => boolean) => all.filter(passes).map(({ id }) => id)
      expect(await ids({ typeGroups: ['clips'] })).toEqual(expected(({ type }) => groupOf(type) === 'clips'))
      expect(await ids({ typeGroups: ['photos', 'texts'] })).toEqual(expected(({ type }) => groupOf(type) !== 'clips'))
      expect(await ids({ mode: 'free' })).toEqual(expected(({ paidContent }) => !paidContent))
      expect(await ids({ mode: 'paid' })).toEqual(expected(({ paidContent }) => paidContent))
      const author = all[0]?.model.id
      if (author === undefined) throw new Error('an empty feed')
      const own = await listed(device, { actorId: author })
      expect(own.map(({ id }) => id).toSorted()).toEqual(expected(({ model }) => model.id === author).toSorted())
      expect(own.map(comparePost(true))).toEqual(own.map(comparePost(true)).toSorted((a, b) => b - a))
      const spanish = await listed(device, { language: 'es' })
      expect(spanish[0]?.title).toBe((await recordOf(bound(), spanish[0]?.id ?? asId<PostId>(''))).texts.es.title)

      for (const filter of [{ follows: true }, { liked: true }, { commented: true }, { bought: true }] as const)
        expect(await ids(filter)).toEqual([])
      await device.ports.actors.pin(author, true)
      expect(await ids({ follows: true })).toEqual(expected(({ model }) => model.id === author))
      expect((await listed(device, { actorId: author }))[0]?.guestState.following).toBe(true)
      const liked = await postLike(bound(), device)
      await device.ports.feed.like(liked.id)
      expect(await ids({ liked: true })).toEqual([liked.id])
      const bought = await postLike(bound(), device, { price: 20 })
      await device.ports.feed.buy(bought.id, freshKey(), AGREED)
      expect(await ids({ bought: true })).toEqual([bought.id])
      expect(await ids({ bought: true, liked: true })).toEqual([])
    })

    it('counts the posts of a feed by kind, and what the guest liked and commented [FEE-013][FEE-019]', async () => {
      const device = await member(bound())
      const all = await listed(device, {})
      const inGroup = (group: string) => all.filter(({ type }) => groupOf(type) === group).length
      const totals = await device.ports.feed.totals(null)
      expect(totals).toEqual({
        totalCount: all.length,
        clips: inGroup('clips'),
        photos: inGroup('photos'),
        texts: inGroup('texts'),
        liked: 0,
        commented: 0,
      })
      const post = await postLike(bound(), device, { type: 'text', price: 0 })
      await device.ports.feed.like(post.id)
      await device.ports.feed.comment({ postId: post.id, text: 'Hello', repliesTo: null, key: freshKey() })
      expect(await device.ports.feed.totals(null)).toMatchObject({ liked: 1, commented: 1 })
      const ofActor = await listed(device, { actorId: post.model.id })
      expect(await device.ports.feed.totals(post.model.id)).toMatchObject({ totalCount: ofActor.length, liked: 1 })
    })

    it('opens a post by its id, and answers that there is none [FEE-020]', async () => {
      const device = await bound().device()
      const post = await postLike(bound(), device)
      expect((await open(device, post.id)).id).toBe(post.id)
      expect(await device.ports.feed.byId(asId<PostId>('none'))).toBeNull()
    })

    it('answers neither picture, clip nor text to who has not paid, before and after another guest has bought it', async () => {
      const [visitor, other, buyer] = [await bound().device(), await member(bound()), await payingMember(bound(), 300)]
      const photos = await postLike(bound(), buyer, {
        type: 'photos',
        price: 20,
        photos: GRANTED.map((at) => `9.${at}`),
      })
      const clip = await postLike(bound(), buyer, { type: 'clip', price: 20 })
      const text = await postLike(bound(), buyer, { type: 'text', price: 20 })
      const secret = (await recordOf(bound(), text.id)).texts.en.text
      const hidden = async (device: Device): Promise<void> => {
        const answers = [await open(device, photos.id), await open(device, clip.id), await open(device, text.id)]
        const again = await listed(device, {})
        expect(answers[0]?.photos).toEqual({ count: 3, photos: [], contestId: null })
        expect(answers[1]?.clip).toMatchObject({ id: '', sources: [] })
        // How long it is can be known before it is paid for.
        expect(answers[2]).toMatchObject({ text: '', words: secret.split(/\s+/u).length })
        const sent = JSON.stringify([answers, again.filter(({ id }) => [photos.id, clip.id, text.id].includes(id))])
        for (const at of GRANTED) expect(sent).not.toContain(`granted/9/${at}`)
        expect(sent).not.toContain(secret)
        expect(sent).not.toContain('m3u8')
      }
      for (const device of [visitor, other, buyer]) await hidden(device)
      for (const { id } of [photos, clip, text]) await buyer.ports.feed.buy(id, freshKey(), AGREED)
      for (const device of [visitor, other]) await hidden(device)
      expect((await open(buyer, photos.id)).photos?.photos).toHaveLength(3)
      expect((await open(buyer, clip.id)).clip?.sources).toHaveLength(1)
      expect((await open(buyer, text.id)).text).toBe(secret)
    })

    it('sells a post once, answers a repeat as the first time, and shows it at once on all pages of the guest [FEE-024][FEE-006][FEE-014][FEE-021]', async () => {
      const device = await payingMember(bound(), 40)
      const second = await loggedIn(bound(), device)
      const { id, title } = await postLike(bound(), device, { type: 'photos', price: 30, photos: ['9.45', '9.46'] })
      expect(await open(device, id)).toMatchObject({ need: 'needPurchase', guestState: { bought: false } })
      const key = freshKey()
      const results = await Promise.all(Array.from({ length: 8 }, () => device.ports.feed.buy(id, key, AGREED)))
      results.push(await device.ports.feed.buy(id, freshKey(), AGREED))
      expect(results.every(({ ok }) => ok)).toBe(true)
      // Another request has nothing left to pay; a repeat is answered what the request was.
      expect(results.map((result) => result.ok && result.charged)).toEqual([...Array.from({ length: 8 }, () => 30), 0])
      expect((await device.ports.guest.balance()).balance).toBe(10)
      const post = await open(device, id)
      expect(post).toMatchObject({ need: null, guestState: { bought: true }, photos: { count: 2 } })
      expect(results[0]).toMatchObject({ ok: true, post: { id, need: null } })
      await second.settle()
      expect(second.received('feedPostChanged').map(({ postId }) => postId)).toContain(id)
      expect(await open(second, id)).toMatchObject({ need: null, guestState: { bought: true } })
      const { items } = await device.ports.guest.purchases(30, null)
      expect(items.filter(({ kind }) => kind === 'post')).toMatchObject([{ subject: title, subjectId: id, coins: -30 }])
      expect(await device.ports.feed.boughtContent(device.guest.id)).toEqual({ photos: 2, clips: 0 })
      await expect(device.ports.feed.boughtContent(asId<GuestId>('another'))).rejects.toMatchObject({
        code: 'not-found',
      })
    })

    it('sells for no more than was agreed to, and refuses with a reason [FEE-024]', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const { id } = await postLike(bound(), device, { type: 'photos', price: 50, photos: ['9.45'] })
      const refusal = async (who: Device, agreed = AGREED, post = id) => {
        const result = await who.ports.feed.buy(post, freshKey(), agreed)
        return result.ok ? 'ok' : [result.reason, result.missing]
      }
      expect(await refusal(visitor)).toEqual(['login-required', 0])
      expect(await refusal(device, 49)).toEqual(['price-changed', 0])
      expect(await refusal(device)).toEqual(['not-enough-money', 10])
      expect(await refusal(device, AGREED, asId<PostId>('none'))).toEqual(['not-found', 0])
      await setPost(bound(), id, { fsk: 18 })
      expect(await refusal(device)).toEqual(['age-check', 0])
      expect((await device.ports.guest.balance()).balance).toBe(40)
    })

    it('opens the gates in their order: login, age, purchase', async () => {
      const [visitor, device] = [await bound().device(), await payingMember(bound(), 40)]
      const { id } = await postLike(bound(), device, { type: 'photos', price: 30, fsk: 18, photos: ['9.45'] })
      const seen = async (who: Device) => {
        const { need, photos } = await open(who, id)
        return { need, photoCount: photos?.photos.length }
      }
      expect(await seen(visitor)).toEqual({ need: 'needLogin', photoCount: 0 })
      expect(await seen(device)).toEqual({ need: 'needAgeCheck', photoCount: 0 })
      await checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })
      expect(await seen(device)).toEqual({ need: 'needPurchase', photoCount: 0 })
      await device.ports.feed.buy(id, freshKey(), AGREED)
      expect(await seen(device)).toEqual({ need: null, photoCount: 1 })
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect((await open(device, id)).photos?.photos).toEqual([])
    })

    it('leaves an archived post to those who have bought it, and sells it to nobody', async () => {
      const [device, other] = [await payingMember(bound(), 40), await payingMember(bound(), 40)]
      const { id } = await postLike(bound(), device, { type: 'photos', price: 30, photos: ['9.45'] })
      await device.ports.feed.buy(id, freshKey(), AGREED)
      await setPost(bound(), id, { status: 'archived' })
      expect((await listed(device, { bought: true })).map((post) => post.id)).toEqual([id])
      expect((await listed(device, {})).map((post) => post.id)).not.toContain(id)
      expect((await open(device, id)).need).toBeNull()
      expect(await other.ports.feed.byId(id)).toBeNull()
      expect(await other.ports.feed.buy(id, freshKey(), AGREED)).toMatchObject({ reason: 'not-found' })
    })
  })
