import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { payingMember } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { RATING_DAYS, type ActorRatings, type ChatRating } from '@/domain/chat/chat-rating'
import { asId, type ActorId, type ChatId } from '@/domain/ids'

/** An actor who has a chat of so many seconds with the guest. */
async function chatted({ environment }: Binding, device: Device, seconds: number) {
  const { ports } = device
  const live = await ports.actors.list({ filter: { online: true }, sort: 'priceUp', first: 50, offset: 0 })
  const actorId = live.items.find(({ state }) => !state.isBusy && !state.freeChat)?.id
  if (actorId === undefined) throw new Error('nobody is live')
  const started = await ports.chat.startChat({
    actorId,
    mode: 'single',
    key: freshKey(),
    useVoucher: false,
    stopAt: null,
    agreedPrice: ANY_PRICE,
  })
  if (!started.ok) throw new Error(`refused: ${started.reason}`)
  const { chatId } = started.chat
  for (let left = seconds; left > 0; left -= 5) {
    await environment.advance(1_000 * Math.min(5, left))
    await ports.chat.heartbeat(chatId)
    await device.settle()
  }
  const bill = await ports.chat.stop(chatId)
  expect(bill?.seconds).toBe(seconds)
  return { actorId, chatId }
}

const rate = ({ ports }: Device, chatId: ChatId, option: ChatRating) =>
  ports.survey.submit({ chatId, answers: [{ question: 'rating', option }] })

const ratingsOf = async ({ ports }: Device, actorId: ActorId): Promise<ActorRatings> => {
  const found = await ports.profiles.ratings(actorId)
  if (found === null) throw new Error(`${actorId} has no ratings`)
  return found
}

const percent = ({ good, countRatings }: Pick<ActorRatings, 'good' | 'countRatings'>): number =>
  Math.round((100 * good) / countRatings)

export const profilesContract = (name: BindingName, bind: Bind): void =>
  contract('profiles', name, bind, (bound) => {
    it('answers how guests of an actor liked their chats: the same numbers as profile and ranking show [ACT-007, ACT-055]', async () => {
      const device = await bound().device()
      const { ports } = device
      const { items } = await ports.actors.list({ filter: {}, sort: 'topRated', first: 24, offset: 0 })
      const ranked = await ports.rankings.topCams({ type: 'top100', first: 100, offset: 0 })
      for (const { id } of items) {
        const ratings = await ratingsOf(device, id)
        const { good, fair, poor, countRatings, satisfactionRate } = ratings
        expect(good + fair + poor).toBe(countRatings)
        expect(satisfactionRate).toBe(countRatings === 0 ? 0 : percent(ratings))
        const actor = await ports.actors.byIdOrName(id)
        expect(actor?.ratings.lastNinetyDays).toEqual({ countRatings, satisfactionRate })
        expect(ranked.items.find((cam) => cam.id === id)).toMatchObject({ ratingCount: countRatings, satisfactionRate })
      }
      expect(await ports.profiles.ratings(asId<ActorId>('nobody'))).toBeNull()
    })

    it('counts the rating of a paid chat once, however often it is sent, and the last answer in place of the first [ACT-055]', async () => {
      const device = await payingMember(bound(), 200)
      const { actorId, chatId } = await chatted(bound(), device, 61)
      const before = await ratingsOf(device, actorId)
      for (const rating of ['good', 'good'] as const) expect(await rate(device, chatId, rating)).toEqual({ ok: true })
      await bound().environment.advance(2_000)
      expect(await ratingsOf(device, actorId)).toMatchObject({
        good: before.good + 1,
        countRatings: before.countRatings + 1,
      })
      await rate(device, chatId, 'poor')
      await bound().environment.advance(2_000)
      const after = await ratingsOf(device, actorId)
      expect(after).toMatchObject({
        good: before.good,
        poor: before.poor + 1,
        countRatings: before.countRatings + 1,
        satisfactionRate: percent({ good: before.good, countRatings: before.countRatings + 1 }),
      })
      const actor = await device.ports.actors.byIdOrName(actorId)
      const { countRatings, satisfactionRate } = after
      expect(actor?.ratings.lastNinetyDays).toEqual({ countRatings, satisfactionRate })
    })

    it('refuses to count the rating of a chat that lasted less than a minute, and stores the answer [ACT-055]', async () => {
      const device = await payingMember(bound(), 200)
      const { actorId, chatId } = await chatted(bound(), device, 30)
      const before = await ratingsOf(device, actorId)
      expect(await rate(device, chatId, 'good')).toEqual({ ok: true })
      await bound().environment.advance(2_000)
      const { good, fair, poor } = before
      expect(await ratingsOf(device, actorId)).toMatchObject({ good, fair, poor })
    })

    it('shows no rating that is older than ninety days [ACT-007, ACT-055]', async () => {
      const device = await bound().device()
      const actorId = asId<ActorId>('1')
      const before = await ratingsOf(device, actorId)
      expect(before.countRatings).toBeGreaterThan(0)
      await bound().environment.clock.pass(RATING_DAYS * 86_400_000)
      await bound().environment.advance(2_000)
      const later = await bound().device()
      expect(await ratingsOf(later, actorId)).toMatchObject({ countRatings: 0, satisfactionRate: 0 })
      expect((await later.ports.actors.byIdOrName(actorId))?.ratings.lastNinetyDays.countRatings).toBe(0)
    })

    it('answers the basic fields of an actor, with their notes, pictures, videos and interviews [ACT-002]', async () => {
      const { ports } = await payingMember(bound(), 40)
      const actor = await ports.actors.byIdOrName('1')
      if (actor === null) throw new Error('there is no actor 1')
      expect(actor).toMatchObject({ id: '1', gender: 'F', bannedCountryCodes: [] })
      expect(actor.name).not.toBe('')
      expect({ isOnlineType: typeof actor.state.isOnline, freeChatType: typeof actor.state.freeChat }).toEqual({
        isOnlineType: 'boolean',
        freeChatType: 'boolean',
      })
      expect(actor.pictures.length).toBeGreaterThan(0)
      await ports.actors.storeNote({ actorId: actor.id, comment: 'mine' })
      expect(await ports.actors.note(actor.id)).toEqual({ actorId: '1', comment: 'mine' })
      const videos = await ports.videos.list({ filter: { actorIds: [actor.id] }, sort: 'newest', first: 5, offset: 0 })
      expect(videos.total).toBe(actor.videoCount)
      expect(await ports.profiles.interviews({ actorId: actor.id })).toHaveLength(1)
    })

    it('answers with the gallery of an actor, whose pictures, and up to which rating [ACT-011]', async () => {
      const { ports } = await bound().device()
      const gallery = await ports.profiles.gallery(asId<ActorId>('1'))
      const actor = await ports.actors.byIdOrName('1')
      expect(gallery).toMatchObject({ actor: { id: '1', name: actor?.name }, fsk: 16 })
      expect(gallery?.photos.map(({ picture }) => picture)).toEqual(actor?.pictures)
      expect(await ports.profiles.gallery(asId<ActorId>('nobody'))).toBeNull()
    })

    it('refuses a picture for adults to a guest without a proof of age: no answer holds it [ACT-011]', async () => {
      const { ports } = await bound().device()
      const actorId = asId<ActorId>('2')
      await bound().environment.setActor(actorId, {
        photoRatings: [
          { variant: 'l1', rating: 18 },
          { variant: 'p1', rating: 16 },
        ],
      })
      const gallery = await ports.profiles.gallery(actorId)
      expect(gallery?.photos.map(({ picture, fsk }) => [picture.variant, fsk])).toEqual([
        ['p0', 12],
        ['p1', 16],
        ['l0', 12],
        ['l2', 12],
      ])
      const actor = await ports.actors.byIdOrName(actorId)
      expect(actor?.pictures.map(({ variant }) => variant)).not.toContain('l1')
    })

    it('refuses a picture for adults in rankings and lists of stars as well, which are answered alike to everybody [ACT-011]', async () => {
      const { ports } = await bound().device()
      const cams = async () => (await ports.rankings.topCams({ type: 'favorites', first: 100, offset: 0 })).items
      const stars = async () => (await ports.videoStars.list({ offset: 0 })).items
      const [[cam], [star]] = [await cams(), await stars()]
      if (cam === undefined || star === undefined) throw new Error('an empty list')
      for (const id of [cam.id, star.actorId])
        await bound().environment.setActor(id, { photoRatings: [{ variant: 'p0', rating: 18 }] })
      const [seenCam, seenStar] = [(await cams())[0], (await stars())[0]]
      expect(seenCam).toMatchObject({ id: cam.id, previewPicture: { variant: 'p1' } })
      expect(seenStar?.pictures.map(({ variant }) => variant)).toEqual(['p1', 'l0', 'l1', 'l2'])
    })

    it('answers interviews in questions and answers, with a picture 720 pixels wide at least where no width is requested [ACT-056, ACT-057]', async () => {
      const { ports } = await bound().device()
      const actorId = asId<ActorId>('1')
      const [interview] = await ports.profiles.interviews({ actorId })
      expect(interview?.questions.length).toBeGreaterThanOrEqual(3)
      for (const { question, answer } of interview?.questions ?? []) {
        expect(question).toMatch(/\?$/u)
        expect(answer).not.toMatch(/[{}]|undefined/u)
      }
      expect(interview?.width).toBe(1_280)
      expect((await ports.profiles.interviews({ actorId, size: 300 }))[0]?.width).toBe(320)
      expect((await ports.profiles.interviews({ actorId, size: 4_000 }))[0]?.width).toBe(1_280)
      expect(await ports.profiles.interviews({ actorId: asId<ActorId>('nobody') })).toEqual([])
    })

    it('answers when an actor is on TV, and with nothing for one who is not [ACT-035]', async () => {
      const { ports } = await bound().device()
      const { clock } = bound().environment
      // The first actor of the world presents the late-night show, every Tuesday first.
      const tv = await ports.profiles.tvLivestream(asId<ActorId>('1'))
      expect(tv).toMatchObject({
        actorId: '1',
        title: 'The Late Night',
        slot: { day: 2, from: 23, to: 25 },
        isOnAir: false,
      })
      const nextAt = tv?.nextAt ?? 0
      expect(nextAt).toBeGreaterThan(clock.now())
      await clock.pass(nextAt - clock.now() + 60_000)
      const later = (await bound().device()).ports.profiles
      expect(await later.tvLivestream(asId<ActorId>('1'))).toMatchObject({ isOnAir: true, nextAt: null })
      for (const id of ['12', 'nobody']) expect(await later.tvLivestream(asId<ActorId>(id))).toBeNull()
    })

    it('answers the preview picture of an actor, by id or by name [ACT-040]', async () => {
      const { ports } = await bound().device()
      const actor = await ports.actors.byIdOrName('3')
      expect(await ports.profiles.previewImage('3')).toEqual(actor?.pictures[0])
      expect(await ports.profiles.previewImage((actor?.name ?? '').toUpperCase())).toEqual(actor?.pictures[0])
      expect(await ports.profiles.previewImage('nobody by that name')).toBeNull()
    })
  })
