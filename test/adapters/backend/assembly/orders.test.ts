import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { payingMember } from '#test/support/bindings/accounts'
import type { Binding } from '#test/support/bindings/binding'
import { bindRemote } from '#test/support/bindings/remote'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { orderOf } from '@/adapters/backend/assembly/orders'
import { CONTENT_KINDS, isShownAt, nextChange } from '@/adapters/backend/content/visibilities'
import { jobs } from '@/adapters/backend/kernel/jobs'
import { videos } from '@/adapters/backend/media/video-records'

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
    }
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
    const before = JSON.stringify(await ports.finder.global(video.title))
    expect(before).toContain(`/watch/${video.id}/`)
    await order(`hide video ${video.id}`)
    const left = await ports.videos.list({ first: 100, offset: 0 })
    expect(left.items.map(({ id }) => id)).toEqual(items.map(({ id }) => id).slice(1))
    expect(await ports.videos.byId(video.id)).toBeNull()
    expect(await ports.videos.source(video.id)).toBeNull()
    const found = await ports.finder.global(video.title)
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
})
