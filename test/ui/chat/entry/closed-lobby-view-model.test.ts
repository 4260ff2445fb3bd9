import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { FindSimilar } from '@/application/actors/find-similar'
import { BackendError } from '@/application/errors/backend-error'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { LiveActors } from '@/ui/actors/live-actors'
import { ClosedLobbyViewModel } from '@/ui/chat/entry/closed-lobby-view-model'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, portOf, settled } from '#test/support/ui/doubles'

const named = (id: string, isBusy = false) => actorWith({ id: asId<ActorId>(id), state: { isBusy } })
const behind = (id: string) => named(id) as Actor
const ids = (actors: readonly ActorSummary[]) => actors.map(({ id }) => id)

function setup() {
  const requests: {
    readonly answer: (items: readonly ActorSummary[]) => void
    readonly fail: (error: Error) => void
  }[] = []
  const gateway = portOf<ActorGateway>({
    list: () =>
      new Promise((resolve, reject) => {
        requests.push({ answer: (items) => resolve({ items, total: items.length }), fail: reject })
      }),
  })
  const live = new LiveActors(new FakeLive(), gateway)
  const closedLobby = new ClosedLobbyViewModel(new FindSimilar(gateway), live)
  closedLobby.start()
  return { closedLobby, live, requested: requests }
}

describe('a room that cannot be entered', () => {
  it('shows three others, with those who are free first, and never the actor of the room', async () => {
    const { closedLobby, live, requested } = setup()
    void closedLobby.show(behind('1'))
    requested[0]?.answer([named('1'), named('2', true), named('3'), named('4'), named('5')])
    await settled()
    expect(ids(closedLobby.similar)).toEqual(['3', '4', '5'])
    expect(live.stateOf(named('3', true)).isBusy).toBe(false)
  })

  it('shows who belongs to the last room, whichever answer comes first', async () => {
    const { closedLobby, requested } = setup()
    void closedLobby.show(behind('1'))
    void closedLobby.show(behind('9'))
    requested[1]?.answer([named('4')])
    await settled()
    requested[0]?.answer([named('2')])
    await settled()
    expect(ids(closedLobby.similar)).toEqual(['4'])
  })

  it('does without them where no answer comes, and reports nothing after it is gone', async () => {
    const { closedLobby, requested } = setup()
    void closedLobby.show(behind('1'))
    requested[0]?.fail(new BackendError('offline'))
    await settled()
    expect(closedLobby.similar).toEqual([])
    void closedLobby.show(behind('1'))
    closedLobby.dispose()
    requested[1]?.answer([named('2')])
    await settled()
    expect(closedLobby.similar).toEqual([])
  })
})
