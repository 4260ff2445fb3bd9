import { expect, it } from 'vitest'
import { forSale, idsOf, library } from './library-setup'
import type { Binding } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { guestRelations } from '@/adapters/backend/library/library-records'
import { asId, type VideoId } from '@/domain/ids'
import { RELATION_OBJECTS, RELATION_TYPES, savedVideo } from '@/domain/library/relation'
import { MAX_SAVED } from '@/domain/library/watch-later'

const LATER = { medium: 'videos', source: 'pinned' } as const

/** The list of videos for later: a sub-tab of the library. */
export function watchLaterRules(bound: () => Binding): void {
  it('puts a video on the list for later once, from two tabs at a time, the latest first', async () => {
    const device = await member(bound())
    const other = await loggedIn(bound(), device)
    const [a, b] = (await forSale(bound(), 2)).map(({ id }) => id)
    if (a === undefined || b === undefined) throw new Error('no videos')
    const both = await Promise.all([device, other].map(({ ports }) => ports.library.watchLater(a, true)))
    expect(both).toEqual([{ ok: true }, { ok: true }])
    bound().environment.clock.sleep(1_000)
    await other.ports.library.watchLater(b, true)
    // Repeated, it stays where it is.
    expect(await device.ports.library.watchLater(a, true)).toEqual({ ok: true })
    expect(idsOf(await library(device, LATER))).toEqual([b, a])
    expect(await device.ports.relations.has(savedVideo(device.guest.id, a))).toBe(true)
    expect(await device.ports.library.watchLater(a, false)).toEqual({ ok: true })
    expect(await other.ports.library.watchLater(a, false)).toEqual({ ok: true })
    expect(idsOf(await library(other, LATER))).toEqual([b])
  })

  it('refuses a video that does not exist, one more than the list holds, and a guest without an account', async () => {
    const [device, visitor] = [await member(bound()), await bound().device()]
    const [video] = await forSale(bound(), 1)
    if (video === undefined) throw new Error('no video')
    expect(await visitor.ports.library.watchLater(video.id, true)).toEqual({ ok: false, reason: 'login-required' })
    expect(await device.ports.library.watchLater(asId<VideoId>('none'), true)).toEqual({
      ok: false,
      reason: 'not-found',
    })
    const relation = { relationTypeId: RELATION_TYPES.saved, objectTypeId: RELATION_OBJECTS.video, at: 1 }
    await bound().environment.backend.store.transaction(async (tx) => {
      for (let index = 0; index < MAX_SAVED; index += 1)
        await tx.put(guestRelations, { ...relation, guestId: device.guest.id, objectId: `gone-${index}` })
    })
    expect(await device.ports.library.watchLater(video.id, true)).toEqual({ ok: false, reason: 'too-many' })
    // A video that has left can be taken off, which makes room.
    expect(await device.ports.library.watchLater(asId<VideoId>('gone-7'), false)).toEqual({ ok: true })
    expect(await device.ports.library.watchLater(video.id, true)).toEqual({ ok: true })
    expect(idsOf(await library(device, LATER))).toEqual([video.id])
  })

  it('lists nothing of a video whose actor is gone unless it was bought', async () => {
    const device = await member(bound())
    const video = (await forSale(bound(), 20)).at(-1)
    if (video === undefined) throw new Error('no video')
    await device.ports.library.watchLater(video.id, true)
    await device.ports.library.watched(video.id)
    const { store } = bound().environment.backend
    const actor = await store.get(actors, video.actorId)
    if (actor === undefined) throw new Error('no actor')
    await store.transaction((tx) => tx.delete(actors, video.actorId))
    const found = [await library(device, LATER), await library(device, { mix: 'history' })]
    await store.transaction((tx) => tx.put(actors, actor))
    expect(found).toEqual([[], []])
    expect(idsOf(await library(device, LATER))).toEqual([video.id])
  })
}
