import { describe, expect, it } from 'vitest'
import { TestPlatform } from '#test/support/world/test-platform'
import { relations } from '@/adapters/backend/actors/actor-records'
import { actorNotices } from '@/adapters/backend/notifications/choice-records'
import { asId, type ActorId } from '@/domain/ids'

const actorId = (id: string) => asId<ActorId>(id)
const REFUSED = { code: 'invalid-request' }

async function setup() {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const guest = await test.member()
  return { test, guest, ports: guest.ports }
}

describe('what a guest stores about actors', () => {
  it('is stored of actors that there are, and of no others', async () => {
    const { ports } = await setup()
    const note = { actorId: actorId('made-up'), comment: 'x' }
    await expect(ports.actors.storeNote(note)).rejects.toMatchObject({ code: 'not-found' })
    await expect(ports.notificationSettings.mailAbout(note.actorId, true)).rejects.toMatchObject({ code: 'not-found' })
  })

  it('is 500 notes at most, of which each can be changed, and one that is removed makes room', async () => {
    const { test, guest, ports } = await setup()
    await test.context.store.transaction(async (tx) => {
      for (let at = 0; at < 499; at++)
        await tx.put(relations, { guestId: guest.id, actorId: actorId(`old ${at}`), pinnedAt: null, note: 'x' })
    })
    const store = (id: string, comment: string) => ports.actors.storeNote({ actorId: actorId(id), comment })
    expect(await store('1', 'the last one')).toEqual({ ok: true })
    await expect(store('2', 'one too many')).rejects.toMatchObject(REFUSED)
    expect(await store('1', 'changed')).toEqual({ ok: true })
    expect(await store('2', '')).toEqual({ ok: true })
    expect(await store('1', '')).toEqual({ ok: true })
    expect(await store('2', 'now')).toEqual({ ok: true })
    expect(await test.context.store.count(relations, 'noted', [guest.id])).toBe(500)
  })

  it('is notices about 500 actors at most; one that is not on can be switched off, and nothing is stored', async () => {
    const { test, guest, ports } = await setup()
    await test.context.store.transaction(async (tx) => {
      for (let at = 0; at < 499; at++)
        await tx.put(actorNotices, { guestId: guest.id, actorId: actorId(`old ${at}`), channels: ['email'] })
    })
    const { notificationSettings } = ports
    const count = () => test.context.store.count(actorNotices, 'byGuest', [guest.id])
    expect(await notificationSettings.mailAbout(actorId('1'), true)).toEqual({ ok: true })
    await expect(notificationSettings.mailAbout(actorId('2'), true)).rejects.toMatchObject(REFUSED)
    for (const id of ['2', 'made-up'])
      expect(await notificationSettings.mailAbout(actorId(id), false)).toEqual({ ok: true })
    expect(await count()).toBe(500)
    expect(await notificationSettings.mailAbout(actorId('old 3'), false)).toEqual({ ok: true })
    expect(await count()).toBe(499)
  })
})
