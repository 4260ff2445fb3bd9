import { autorun } from 'mobx'
import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { WatchedActor } from '@/application/live/live-updates'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'

const id = (text: string) => asId<ActorId>(text)
const one = actorWith({ id: id('1'), state: { isOnline: true, isBusy: false } })
const two = actorWith({ id: id('2'), state: { isOnline: true, isBusy: false } })

/** A page that loaded two actors while they were live. */
function setup() {
  const live = new FakeLive()
  let counted = 0
  const gateway = portOf<ActorGateway>({ onlineCount: async () => 92 - counted++ })
  const actors = new LiveActors(live, gateway)
  actors.start()
  actors.upsert([one, two])
  return { live, actors }
}

const gone = { ...one.state, isOnline: false }

describe('what a page knows of actors', () => {
  it('is updated by the platform for those it shows, and for no others [SOC-011][SOC-015]', async () => {
    const { live, actors } = setup()
    const hide = autorun(() => void actors.stateOf(one).isOnline)
    await settled()
    expect(live.watched).toEqual([one.id])
    live.send({ type: 'actorCurrent', actorId: one.id, state: gone })
    expect(actors.stateOf(one).isOnline).toBe(false)
    hide()
    const show = autorun(() => void actors.stateOf(two).isOnline)
    await settled()
    expect(live.watched).toEqual([two.id])
    show()
    await settled()
    expect(live.watched).toEqual([])
  })

  it('goes on being updated where a tile is rendered again', async () => {
    const { live, actors } = setup()
    const watched: (readonly WatchedActor[])[] = []
    live.watchActors = (named) => watched.push(named)
    const first = autorun(() => void actors.stateOf(one).isOnline)
    await settled()
    first()
    const second = autorun(() => void actors.stateOf(one).isOnline)
    await settled()
    expect(watched.flat()).toEqual([one.id])
    second()
  })

  it('is shown again only where an update changes it: the platform sends the state of all who are shown', () => {
    const { live, actors } = setup()
    let shown = 0
    const hide = autorun(() => {
      actors.stateOf(one)
      shown++
    })
    const { changes } = actors
    live.send({ type: 'actorCurrent', actorId: one.id, state: { ...one.state } })
    actors.upsert([{ id: one.id, state: { ...one.state } }])
    expect({ shown, changes: actors.changes }).toEqual({ shown: 1, changes })
    live.send({ type: 'actorCurrent', actorId: one.id, state: gone })
    expect({ shown, changes: actors.changes }).toEqual({ shown: 2, changes: changes + 1 })
    hide()
  })

  it('has the count of the platform, which counts those who are not shown too', async () => {
    const { live, actors } = setup()
    live.send({ type: 'actorsOnline', count: 40 })
    expect(actors.onlineCount).toBeNull()
    await actors.loadOnlineCount()
    expect(actors.onlineCount).toBe(92)
    live.send({ type: 'actorOnline', actorId: one.id, online: false })
    expect(actors.onlineCount).toBe(91)
    live.send({ type: 'actorsOnline', count: 40 })
    expect(actors.onlineCount).toBe(40)
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(actors.onlineCount).toBe(91)
  })

  it('stays as it is where no server answers', async () => {
    const live = new FakeLive()
    const gateway = portOf<ActorGateway>({ onlineCount: () => Promise.reject(new BackendError('offline')) })
    const actors = new LiveActors(live, gateway)
    actors.start()
    actors.upsert([one])
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(actors.stateOf(one).isOnline).toBe(true)
  })
})
