import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshKey, liveActor } from '#test/contract/setup'
import { ANY_PRICE } from '#test/support/any-price'
import { checkOut, payingMember, signUpForm } from '#test/support/bindings/accounts'
import type { Binding, Device } from '#test/support/bindings/binding'
import { bindRemote } from '#test/support/bindings/remote'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { orderOf } from '@/adapters/backend/assembly/orders'
import { CONTENT_KINDS, isShownAt, nextChange } from '@/adapters/backend/content/visibilities'
import { albums } from '@/adapters/backend/albums/album-records'
import { comments } from '@/adapters/backend/feed/comment-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { planNotices } from '@/adapters/backend/notifications/notices'
import { NO_CHOICES } from '@/domain/notifications/notification-choices'
import { actors } from '@/adapters/backend/actors/actor-records'
import { aBrowser } from '#test/support/world/test-push'
import { tokenIn } from '#test/support/world/test-mailer'
import { shows } from '@/adapters/backend/shows/show-records'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type CommentId, type PostId, type ShowId } from '@/domain/ids'

let binding: Binding
let count = 0

beforeAll(async () => {
  binding = await bindRemote()
})
afterAll(() => binding.dispose())

/** What a command stores; a server that runs does it within its next second. */
async function order(text: string): Promise<void> {
  const { backend, clock } = binding.environment
  count += 1
  const job = { id: `order-${count}`, kind: 'order', dueAt: clock.now(), data: { order: text } }
  await backend.store.transaction((tx) => tx.put(jobs, job))
  await binding.environment.advance(1_000)
}

describe('an order of an operator', () => {
  it('is hiding, showing and scheduling of any kind of content, and what is done to a guest', () => {
    for (const kind of CONTENT_KINDS) {
      expect(orderOf(`hide ${kind} some-1`)).toMatchObject({ of: 'content', kind, key: 'some-1' })
      expect(orderOf(` show  ${kind} some-1 `)).toMatchObject({ shown: { hidden: false, from: null, until: null } })
      expect(orderOf(`hide ${kind} some-1`)).toMatchObject({ shown: { boughtStays: false } })
      expect(orderOf(`hide ${kind} some-1 bought-stays`)).toMatchObject({ shown: { hidden: true, boughtStays: true } })
    }
    expect(orderOf('schedule video v1 2026-12-01T00:00:00Z - bought-stays')).toMatchObject({
      shown: { from: Date.UTC(2026, 11, 1), until: null, boughtStays: true },
    })
    expect(orderOf('schedule video v1 2026-12-01T00:00:00Z -')).toMatchObject({
      shown: { hidden: false, from: Date.UTC(2026, 11, 1), until: null },
    })
    expect(orderOf('restrict 2 guest g1')).toEqual({ of: 'guest', guestId: 'g1', measure: 'restrict 2' })
  })

  it('is nothing else', () => {
    for (const text of [
      '',
      'hide',
      'hide video',
      'hide guest g1',
      'show video v1 v2',
      'show video v1 bought-stays',
      'hide video bought-stays-not v1',
      'lock guest g1 bought-stays',
      'schedule video v1',
      'schedule video v1 tomorrow',
      'schedule video v1 2026-12-02T00:00:00Z 2026-12-01T00:00:00Z',
      'restrict 4 guest g1',
      'lock guest',
      'lock guest g1 g2',
      'lock video v1',
    ])
      expect(orderOf(text)).toBeNull()
  })
})

describe('the time in which content is shown', () => {
  it('changes at the next change and not before, with any times', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
    fc.assert(
      fc.property(fc.boolean(), moment, moment, fc.integer({ min: 0, max: 100 }), (hidden, from, until, now) => {
        const shown = { hidden, from, until }
        const next = nextChange(shown, now)
        for (let at = now; at < (next ?? 201); at += 1) expect(isShownAt(shown, at)).toBe(isShownAt(shown, now))
      }),
    )
  })
})

describe('content that an operator takes away', () => {
  it('is on no page, in no list, in no search and plays nothing, and comes back as it was', async () => {
    const device = await binding.device()
    const { ports } = device
    const { items } = await ports.videos.list({ first: 100, offset: 0 })
    const [video] = items
    if (video === undefined) throw new Error('an empty shop')
    const before = JSON.stringify(await ports.search.global(video.title))
    expect(before).toContain(`/watch/${video.id}/`)
    await order(`hide video ${video.id}`)
    const left = await ports.videos.list({ first: 100, offset: 0 })
    expect(left.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).slice(1))
    expect(await ports.videos.byId(video.id)).toBeNull()
    expect(await ports.videos.source(video.id)).toBeNull()
    const found = await ports.search.global(video.title)
    expect(JSON.stringify(found)).not.toContain(`/watch/${video.id}/`)
    await order(`show video ${video.id}`)
    expect((await ports.videos.list({ first: 100, offset: 0 })).items.map(({ id }) => id)).toEqual(
      items.map(({ id }) => id),
    )
  })

  it('goes with its actor, and comes with them', async () => {
    const { ports } = await binding.device()
    const { items } = await ports.videos.list({ first: 100, offset: 0 })
    const actorId = items[0]?.actor.id
    if (actorId === undefined) throw new Error('an empty shop')
    const before = await ports.actors.byIdOrName(actorId)
    await order(`hide actor ${actorId}`)
    expect(await ports.actors.byIdOrName(actorId)).toBeNull()
    const left = (await ports.videos.list({ first: 100, offset: 0 })).items
    expect(left.map(({ id }) => id)).toEqual(items.filter(({ actor }) => actor.id !== actorId).map(({ id }) => id))
    await order(`show actor ${actorId}`)
    expect(await ports.actors.byIdOrName(actorId)).toMatchObject({ name: before?.name })
    expect((await ports.videos.list({ first: 100, offset: 0 })).items.map(({ id }) => id)).toEqual(
      items.map(({ id }) => id),
    )
  })

  it('appears at its time and goes at its time, on its own', async () => {
    const { environment } = binding
    const { ports } = await binding.device()
    const [record] = await environment.backend.store.find(videos, 'newest', { prefix: [], limit: 1 })
    if (record === undefined) throw new Error('an empty shop')
    const at = (ms: number): string => new Date(environment.clock.now() + ms).toISOString()
    await order(`schedule video ${record.id} ${at(10_000)} ${at(20_000)}`)
    expect(await ports.videos.byId(record.id)).toBeNull()
    await environment.advance(10_000)
    expect(await ports.videos.byId(record.id)).not.toBeNull()
    await environment.advance(10_000)
    expect(await ports.videos.byId(record.id)).toBeNull()
    await order(`show video ${record.id}`)
    expect(await ports.videos.byId(record.id)).not.toBeNull()
  })
})

/** A guest who has bought a video, an album and a post, and how they and others see these. */
async function buyer() {
  const { backend } = binding.environment
  const device = await payingMember(binding, 200)
  const find = async <T extends { readonly price: number; readonly ageRating?: number; readonly fsk?: number }>(
    records: readonly T[],
  ): Promise<T> => {
    const found = records.find(
      ({ price, ageRating = 12, fsk = 12 }) => price > 0 && price < 60 && ageRating < 18 && fsk < 18,
    )
    if (found === undefined) throw new Error('nothing is for sale')
    return found
  }
  const video = await find((await backend.store.find(videos, 'newest', { prefix: [] })).filter(({ vip }) => !vip))
  const album = await find(await backend.store.find(albums, 'newest', { prefix: [] }))
  const [any] = await backend.store.find(posts, 'newest', { prefix: [], limit: 1 })
  if (any === undefined) throw new Error('an empty feed')
  const post = {
    ...any,
    id: asId<PostId>(`post-${freshKey()}`),
    type: 'photos',
    price: 30,
    fsk: 12,
    photos: ['9.45'],
    clip: null,
    status: 'published',
  } as const
  await backend.store.transaction((tx) => tx.put(posts, post))
  const { ports } = device
  expect(await ports.videos.buy(video.id, freshKey(), ANY_PRICE)).toMatchObject({ ok: true })
  expect(await ports.albums.buy(album.id, freshKey(), ANY_PRICE)).toMatchObject({ ok: true })
  expect(await ports.feed.buy(post.id, freshKey(), 1_000)).toMatchObject({ ok: true })
  const seenBy = async ({ ports: of }: Device) => ({
    video: await of.videos.byId(video.id),
    source: await of.videos.source(video.id),
    album: await of.albums.byId(album.id),
    post: await of.feed.byId(post.id),
  })
  const library = async () =>
    (await ports.library.activities(50, null)).items.filter(({ isOwned }) => isOwned).map(({ subjectId }) => subjectId)
  return { device, video, album, post, seenBy, library }
}

describe('what a guest has bought and an operator takes away', () => {
  it.each(['the content', 'its actors'])(
    'is refused to them with its reason, and stays in their library ($0)',
    async (what) => {
      const { device, video, album, post, seenBy, library } = await buyer()
      const targets =
        what === 'the content'
          ? [`video ${video.id}`, `album ${album.id}`, `post ${post.id}`]
          : [...new Set([video.actorId, album.actorId, post.actorId])].map((id) => `actor ${id}`)
      for (const target of targets) await order(`hide ${target}`)
      expect(await seenBy(device)).toMatchObject({
        video: { id: video.id, need: 'withdrawn', description: '', previewThumbnails: [] },
        source: null,
        album: { id: album.id, need: 'withdrawn', description: '', pictures: [] },
        post: { id: post.id, need: 'withdrawn', text: '', photos: { photos: [] } },
      })
      const stranger = { video: null, source: null, album: null, post: null }
      expect(await seenBy(await binding.device())).toEqual(stranger)
      expect(await library()).toEqual(expect.arrayContaining([video.id, album.id, post.id]))
      for (const target of targets) await order(`hide ${target} bought-stays`)
      expect(await seenBy(device)).toMatchObject({
        video: { need: null },
        source: { kind: 'full' },
        album: { need: null },
        post: { need: null, photos: { photos: [{}] } },
      })
      expect((await device.ports.albums.byId(album.id))?.pictures).toHaveLength(album.pictures.length)
      expect(await seenBy(await payingMember(binding, 40))).toEqual(stranger)
      for (const target of targets) await order(`show ${target}`)
    },
  )
})

describe('an actor who is taken away while a guest chats with them', () => {
  it('leaves the chat with its final bill, is away for who sees them, and comes back without any of it', async () => {
    const device = await payingMember(binding, 200)
    const actor = await liveActor(binding, device, { single: 30 })
    const started = await device.ports.chat.startChat({
      actorId: actor.id,
      mode: 'single',
      key: freshKey(),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    })
    if (!started.ok) throw new Error(started.reason)
    device.ports.liveUpdates.watchActors([actor.id])
    const { chatId } = started.chat
    await binding.environment.advance(5_000)
    await device.ports.chat.heartbeat(chatId)
    await binding.environment.advance(5_000)
    await device.ports.chat.heartbeat(chatId)
    await order(`hide actor ${actor.id}`)
    await binding.environment.advance(1_000)
    await device.settle()
    const [end] = device.received('chatEnd')
    expect(end).toMatchObject({ chatId, exitCode: 201, bill: { chatId, exitCode: 201 } })
    const seconds = end?.bill.seconds ?? 0
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThanOrEqual(12)
    expect(device.received('actorOnline').filter(({ actorId }) => actorId === actor.id)).toMatchObject([
      { online: false },
    ])
    const left = 200 - (end?.bill.coins ?? 0)
    expect(left).toBeLessThan(200)
    const balance = (await device.ports.guest.balance()).balance
    const { items } = await device.ports.guest.purchases(5, null)
    expect(items.find(({ kind }) => kind === 'chat')).toMatchObject({ subject: actor.name })
    // Nothing more is charged.
    await binding.environment.advance(10_000)
    expect((await device.ports.guest.balance()).balance).toBe(balance)
    expect(
      await device.ports.chat.startChat({
        actorId: actor.id,
        mode: 'single',
        key: freshKey(),
        useVoucher: false,
        stopAt: null,
        agreedPrice: ANY_PRICE,
      }),
    ).toMatchObject({ ok: false, reason: 'not-found' })
    await order(`show actor ${actor.id}`)
    expect(await device.ports.actors.state(actor.id)).toMatchObject({ isOnline: false })
  })

  it.each(['actor', 'show'] as const)('is in no show, whose tickets are paid back (hide %s)', async (kind) => {
    const { environment } = binding
    const device = await payingMember(binding, 40)
    const actor = await liveActor(binding, device)
    const now = environment.clock.now()
    const [any] = await environment.backend.store.find(shows, 'byEnd', { prefix: [], limit: 1 })
    if (any === undefined) throw new Error('no shows')
    const show = {
      ...any,
      id: asId<ShowId>(`show-${freshKey()}`),
      actorId: actor.id,
      start: now + 3_600_000,
      end: now + 7_200_000,
      price: 12,
      promotion: null,
      isCancelled: false,
      isRunning: false,
    }
    await environment.backend.store.transaction((tx) => tx.put(shows, show))
    const { balance } = await device.ports.guest.balance()
    const [offered] = await device.ports.shows.ofActor(actor.id)
    if (offered === undefined) throw new Error('no show')
    const { creationType, start } = offered
    const ticket = { showId: show.id, creationType, actorId: actor.id, start, key: freshKey(), agreedPrice: 1_000 }
    expect(await device.ports.shows.buyTicket(ticket)).toMatchObject({ ok: true })
    expect((await device.ports.guest.balance()).balance).toBe(balance - 12)
    const id = kind === 'actor' ? actor.id : show.id
    await order(`hide ${kind} ${id}`)
    await environment.advance(1_000)
    await device.settle()
    expect((await device.ports.guest.balance()).balance).toBe(balance)
    expect(
      device
        .received('notifications')
        .map(({ notification }) => notification.text)
        .join(),
    ).toContain(actor.name)
    await order(`show ${kind} ${id}`)
    const again = (await device.ports.shows.ofActor(actor.id)).find((each) => each.id === show.id)
    expect(again).toMatchObject({ canBuy: true })
  })

  /** A guest who has two notices as mails, about an actor who will be hidden and another; due `later`, ms. */
  const withTwoNotices = async (later: number) => {
    const { backend, mailer, clock } = binding.environment
    const device = await payingMember(binding, 40)
    await binding.environment.advance(2_000)
    await expect.poll(() => mailer.to(device.guest.email).length).toBeGreaterThan(0)
    await device.ports.emailConfirmation.confirm(tokenIn(mailer.to(device.guest.email)[0]))
    await device.ports.notificationSettings.save({ ...NO_CHOICES, kinds: { ...NO_CHOICES.kinds, email: ['go-live'] } })
    const [hidden, other] = await backend.store.find(actors, 'recommended', { prefix: [], limit: 2 })
    if (hidden === undefined || other === undefined) throw new Error('no actors')
    for (const { id } of [hidden, other]) {
      await device.ports.actors.pin(id, true)
      await device.ports.notificationSettings.mailAbout(id, true)
    }
    await backend.store.transaction(async (tx) => {
      for (const { id, name } of [hidden, other]) {
        const notice = { guestId: device.guest.id, about: 'favorite-online', values: { name }, actorId: id } as const
        await planNotices(backend.context, tx, notice)
      }
      for (const job of await tx.find(jobs, 'byDue', { prefix: [] }))
        if (job.kind === 'notice') await tx.put(jobs, { ...job, dueAt: clock.now() + later })
    })
    return { hidden, other, mails: () => mailer.to(device.guest.email) }
  }

  it('is in no notice that waits, while others are', async () => {
    const { hidden, other, mails } = await withTwoNotices(3_000)
    await order(`hide actor ${hidden.id}`)
    const before = mails().length
    await binding.environment.advance(5_000)
    await expect.poll(() => mails().length).toBe(before + 1)
    expect(JSON.stringify(mails().at(-1))).toContain(other.name)
    await order(`show actor ${hidden.id}`)
  })

  it('is in no mail that waits to be sent again, while others are', async () => {
    const { hidden, other, mails } = await withTwoNotices(0)
    const { backend, clock } = binding.environment
    await binding.environment.advance(1_000)
    const waiting = (await backend.store.find(jobs, 'byDue', { prefix: [] })).filter(({ kind }) => kind === 'mail')
    expect(waiting).toHaveLength(2)
    // As after an attempt at which the mail server did not answer.
    await backend.store.transaction(async (tx) => {
      for (const job of waiting) await tx.put(jobs, { ...job, dueAt: clock.now() + 5_000 })
    })
    await order(`hide actor ${hidden.id}`)
    const before = mails().length
    await binding.environment.advance(6_000)
    await expect.poll(() => mails().length).toBe(before + 1)
    expect(JSON.stringify(mails().at(-1))).toContain(other.name)
    await order(`show actor ${hidden.id}`)
  })
})

describe('a push message about an actor who is taken away while it waits to be tried again', () => {
  it('is not sent, while those about others are', async () => {
    const { backend, push, clock } = binding.environment
    const device = await payingMember(binding, 40)
    const target = aBrowser()
    expect(await device.ports.push.subscribe(target)).toMatchObject({ ok: true })
    await device.ports.notificationSettings.save({ ...NO_CHOICES, kinds: { ...NO_CHOICES.kinds, push: ['go-live'] } })
    const [hidden, other] = await backend.store.find(actors, 'recommended', { prefix: [], limit: 2 })
    if (hidden === undefined || other === undefined) throw new Error('no actors')
    for (const { id } of [hidden, other]) {
      await device.ports.actors.pin(id, true)
      await device.ports.notificationSettings.pushAbout(id, true)
    }
    await backend.store.transaction(async (tx) => {
      for (const { id, name } of [hidden, other]) {
        const notice = { guestId: device.guest.id, about: 'favorite-online', values: { name }, actorId: id } as const
        await planNotices(backend.context, tx, notice)
      }
    })
    await binding.environment.advance(1_000)
    const waiting = (await backend.store.find(jobs, 'byDue', { prefix: [] })).filter(({ kind }) => kind === 'push')
    expect(waiting).toHaveLength(2)
    // As after an attempt at which the push service did not answer.
    await backend.store.transaction(async (tx) => {
      for (const job of waiting) await tx.put(jobs, { ...job, dueAt: clock.now() + 5_000 })
    })
    await order(`hide actor ${hidden.id}`)
    await binding.environment.advance(6_000)
    expect(push.to(target).map((message) => message?.body)).toEqual([expect.stringContaining(other.name)])
    await order(`show actor ${hidden.id}`)
  })
})

describe('a guest of whom an operator decides', () => {
  it('is locked, and their open pages receive it within two seconds [RUL-012][RUL-013]', async () => {
    const device = await payingMember(binding, 40)
    await order(`lock guest ${device.guest.id}`)
    await device.settle()
    expect(device.received('guestLocked')).toHaveLength(1)
    expect(await device.reopen()).toMatchObject({ isLocked: true })
    await order(`unlock guest ${device.guest.id}`)
    await device.settle()
    expect(device.received('pageReload')).toHaveLength(1)
    expect(await device.reopen()).toMatchObject({ isLocked: false })
  })

  it('has their sessions ended on every device, and can log in again', async () => {
    const device = await payingMember(binding, 40)
    const other = await payingMember(binding, 40)
    await order(`end-sessions guest ${device.guest.id}`)
    await device.settle()
    expect(device.received('pageReload')).toHaveLength(1)
    const { store } = binding.environment.backend
    expect(await store.count(sessions, 'byGuest', [device.guest.id])).toBe(0)
    expect(await device.reopen()).toMatchObject({ isLoggedIn: false })
    expect(await other.reopen()).toMatchObject({ isLoggedIn: true })
    expect(await store.get(guests, device.guest.id)).toMatchObject({ isLocked: false })
  })

  it('is restricted, blocked for comments, and has an age check revoked [RUL-012][RUL-013]', async () => {
    const device = await payingMember(binding, 40)
    const { id } = device.guest
    await order(`restrict 3 guest ${id}`)
    await order(`block-comments guest ${id}`)
    expect(await device.reopen()).toMatchObject({ restrictionLevel: 3, isBlockedForComments: true })
    await order(`unrestrict guest ${id}`)
    await order(`allow-comments guest ${id}`)
    expect(await device.reopen()).toMatchObject({ restrictionLevel: null, isBlockedForComments: false })
    await binding.environment.setGuest(id, { avsStatus: 'accepted' })
    await order(`revoke-age-check guest ${id}`)
    await device.settle()
    expect(device.received('avsRevoked')).toHaveLength(1)
    expect(await device.reopen()).toMatchObject({ avsStatus: 'unknown' })
  })

  it('is erased: their chat ends with its bill, others read nothing of them, and their e-mail signs up again', async () => {
    const { store } = binding.environment.backend
    const form = signUpForm()
    const device = await payingMember(binding, 200, form)
    const other = await payingMember(binding, 40)
    const { id, email, name } = device.guest
    const [post] = await store.find(posts, 'newest', { prefix: [], limit: 1 })
    if (post === undefined) throw new Error('an empty feed')
    const before = post.comments
    const comment = (by: Device, text: string, repliesTo: CommentId | null = null) =>
      by.ports.feed.comment({ postId: post.id, text, repliesTo, key: freshKey() })
    await comment(device, 'Nobody answers this')
    await comment(device, 'Somebody answers this')
    const own = await store.find(comments, 'ofGuest', { prefix: [id, post.id] })
    await comment(other, 'An answer', own.find(({ text }) => text.startsWith('Somebody'))?.id)
    const actor = await liveActor(binding, device, { single: 30 })
    const started = await device.ports.chat.startChat({
      actorId: actor.id,
      mode: 'single',
      key: freshKey(),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    })
    if (!started.ok) throw new Error(started.reason)
    await order(`erase guest ${id}`)
    await device.settle()
    expect(device.received('chatEnd')).toMatchObject([{ chatId: started.chat.chatId, exitCode: 301 }])
    await binding.environment.advance(3_000)
    expect(await store.get(guests, id)).toBeUndefined()
    expect(await store.count(sessions, 'byGuest', [id])).toBe(0)
    expect((await store.get(actors, actor.id))?.company?.alone ?? null).toBeNull()
    const read = JSON.stringify(await other.ports.feed.byId(post.id))
    expect(read).toContain('An answer')
    expect(read).not.toContain('answers this')
    expect(read).not.toContain(name)
    expect((await store.get(posts, post.id))?.comments).toBe(before + 1)
    expect(await store.find(comments, 'ofGuest', { prefix: [id] })).toEqual([])
    // The bookings stay, and sum to zero.
    const booked = await store.find(ledgerEntries, 'byGuest', { prefix: [id] })
    expect(booked.length).toBeGreaterThan(0)
    const again = await binding.device()
    expect(await checkOut(again, 'signup', { ...form })).toMatchObject({ status: 'succeeded' })
    expect(await again.reopen()).toMatchObject({ email, isLoggedIn: true })
    expect(again.guest.id).not.toBe(id)
  })
})
