import { describe, expect, it } from 'vitest'
import type { ActorGateway, ActorQuery } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'

const id = (text: string) => asId<ActorId>(text)
const one = actorWith({ id: id('1'), state: { isOnline: true, isBusy: false } })
const two = actorWith({ id: id('2'), state: { isOnline: true, isBusy: false } })

/** A page that loaded two actors while they were live, and a platform on which one has gone since. */
function setup(meanwhile: () => void = () => undefined) {
  const live = new FakeLive()
  const requests: ActorQuery[] = []
  let counted = 0
  const gone = { ...one, state: { ...one.state, isOnline: false } }
  const gateway = portOf<ActorGateway>({
    onlineCount: async () => 92 - counted++,
    list: async (query) => {
      requests.push(query)
      meanwhile()
      return { items: [gone, two], total: 2 }
    },
  })
  const actors = new LiveActors(live, gateway)
  actors.start()
  actors.upsert([one, two])
  return { live, actors, requested: requests }
}

describe('what a page knows of actors', () => {
  it('is refetched once the connection is open, for earlier changes were not published [SOC-011][SOC-015]', async () => {
    const { live, actors, requested } = setup()
    await actors.loadOnlineCount()
    expect([actors.stateOf(one).isOnline, actors.onlineCount]).toEqual([true, 92])
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(requested.map(({ filter }) => filter)).toEqual([{ ids: ['1', '2'] }])
    expect([actors.stateOf(one).isOnline, actors.stateOf(two).isOnline]).toEqual([false, true])
    expect(actors.onlineCount).toBe(91)
  })

  it('is not overwritten by an answer older than an update of the connection', async () => {
    const { live, actors } = setup(() => live.send({ type: 'actorState', actorId: one.id, state: { isBusy: true } }))
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(actors.stateOf(one)).toMatchObject({ isOnline: true, isBusy: true })
  })

  it('sends no request where no actor was loaded, and stays as it is where no server answers', async () => {
    const live = new FakeLive()
    const gateway = portOf<ActorGateway>({ list: () => Promise.reject(new BackendError('offline')) })
    const actors = new LiveActors(live, gateway)
    actors.start()
    live.send({ type: 'sessionAcknowledged' })
    actors.upsert([one])
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(actors.stateOf(one).isOnline).toBe(true)
  })
})
