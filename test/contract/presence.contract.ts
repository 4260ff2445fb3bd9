import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { actors } from '@/adapters/backend/actors/actor-records'
import { recordPresence } from '@/adapters/backend/actors/presence-records'
import { usualWindows } from '@/domain/actors/heat-map'
import { isInPlan } from '@/domain/actors/schedule'
import { asId, type ActorId } from '@/domain/ids'

const HOUR = 3_600_000

export const presenceContract = (name: BindingName, bind: Bind): void =>
  contract('presence', name, bind, (bound) => {
    it('answers when actors were live in the last weeks, hour by hour, in the order of the request [ACT-034, ACT-058]', async () => {
      const { ports } = await bound().device()
      const { items } = await ports.actors.list({ filter: {}, sort: 'name', first: 6, offset: 0 })
      const ids = items.map(({ id }) => id)
      const maps = await ports.presence.heatMaps([...ids, asId<ActorId>('nobody')])
      expect(maps.map(({ actorId }) => actorId)).toEqual(ids)
      for (const { heatMap } of maps) {
        expect(heatMap).toHaveLength(168)
        expect(heatMap.every((percent) => percent >= 0 && percent <= 100)).toBe(true)
      }
      // The sample world: actors were there when their schedule has them there.
      const [mira] = await ports.presence.heatMaps([asId<ActorId>('1')])
      const windows = usualWindows(mira?.heatMap ?? [])
      expect(windows.map(({ day }) => day)).toEqual([2, 3, 4, 5, 6])
      expect(windows.every(({ from }) => from === 21)).toBe(true)
    })

    it('knows how long guests have to wait: not at all while they are live, else to the announced return or the schedule [ACT-034][BEY-008]', async () => {
      const { ports } = await bound().device()
      const { environment } = bound()
      const { items } = await ports.actors.list({ filter: { online: true }, sort: 'name', first: 1, offset: 0 })
      const [actor] = items
      if (actor === undefined) throw new Error('nobody is live')
      const wait = async () => (await ports.presence.heatMaps([actor.id]))[0]?.hoursToBeOnline
      expect(await wait()).toBe(0)
      const now = environment.clock.now()
      await environment.setActor(actor.id, { state: { isOnline: false, onlineSince: null, backAt: now + 2.5 * HOUR } })
      expect(await wait()).toBe(3)
      await environment.setActor(actor.id, { state: { backAt: null } })
      const profile = await ports.actors.byIdOrName(actor.id)
      const hours = (await wait()) ?? 0
      expect(hours <= 7 * 24 && isInPlan(profile?.schedule ?? [], now + hours * HOUR)).toBe(true)
      await environment.setActor(actor.id, { schedule: [] })
      expect(await wait()).toBeNull()
    })

    it('follows from when actors really were live: an hour on a new day is in the next answer [ACT-058]', async () => {
      const { ports } = await bound().device()
      const { environment } = bound()
      const id = asId<ActorId>('3')
      await environment.backend.store.transaction(async (tx) => {
        const actor = await tx.get(actors, id)
        if (actor === undefined) throw new Error('no such actor')
        // A Wednesday at 09:00 on the platform's clock, for an hour and a half.
        const from = Date.UTC(2026, 10, 18, 8)
        await recordPresence(tx, { ...actor, state: { ...actor.state, onlineSince: from } }, from + 1.5 * HOUR)
      })
      const [map] = await ports.presence.heatMaps([id])
      const wednesday = 3 * 24
      expect(map?.heatMap.slice(wednesday + 8, wednesday + 12)).toEqual([0, 13, 13, 0])
    })
  })
