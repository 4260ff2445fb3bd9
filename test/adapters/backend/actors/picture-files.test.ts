import { describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { changeGuest } from '#test/support/world/whole-guest'
import { sessionOfDevice } from '@/adapters/backend/access/open-session'
import { actors } from '@/adapters/backend/actors/actor-records'
import { pictureAccess } from '@/adapters/backend/actors/picture-files'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Store } from '@/adapters/stores/store'
import { asId, type ActorId } from '@/domain/ids'

const KEY = 'made-up-key-of-nobody-at-all'

describe('who may be sent the file of a picture', () => {
  it('is decided by one look into an index: no session, no guest and no actor is read for a picture of everybody', async () => {
    const { backend } = await TestEnvironment.build(SMALL_WORLD)
    const reads: string[] = []
    const store = new Proxy(backend.store, {
      get: (target, name: keyof Store) => {
        if (typeof target[name] !== 'function') return target[name]
        return (...given: [{ name: string }, never, never]) => {
          reads.push(`${name} ${given[0].name}`)
          return (target[name] as (...all: unknown[]) => unknown)(...given)
        }
      },
    })
    const platform = { ...backend.context, store }
    expect(await pictureAccess(platform, KEY, { family: 1, variant: 'l0' })).toBe('everybody')
    expect(reads).toEqual(['count actors'])
  })

  it('looks for the session of a device where the picture is rated, and for none without a key', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const { context, store } = environment.backend
    await environment.setActor(asId<ActorId>('1'), { photoRatings: [{ variant: 'l1', rating: 18 }] })
    const family = (await store.get(actors, '1'))?.family ?? 0
    expect(await pictureAccess(context, null, { family, variant: 'l1' })).toBe('nobody')
    expect(await pictureAccess(context, KEY, { family, variant: 'l1' })).toBe('nobody')
    expect(await pictureAccess(context, KEY, { family, variant: 'l0' })).toBe('everybody')
  })

  it('is nobody any more once the session of the device is over', async () => {
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const { context, platform, store } = environment.backend
    const actor = asId<ActorId>('1')
    await environment.setActor(actor, { photoRatings: [{ variant: 'l1', rating: 18 }] })
    const picture = { family: (await store.get(actors, actor))?.family ?? 0, variant: 'l1' } as const
    const { deviceKey } = await platform.openSession(null, { countryCode: 'DE' })
    const session = await sessionOfDevice(store, await hashOf(deviceKey))
    if (session === undefined) throw new Error('no session')
    await store.transaction((tx) => changeGuest(tx, session.guestId, { avsStatus: 'accepted' }))
    expect(await pictureAccess(context, deviceKey, picture)).toBe('session')
    const later = { ...context.clock, now: () => session.usedAt + 400 * 86_400_000 }
    expect(await pictureAccess({ ...context, clock: later }, deviceKey, picture)).toBe('nobody')
  })
})
