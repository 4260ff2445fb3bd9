import { describe, expect, it } from 'vitest'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import { FakeLive } from '#test/support/ui/doubles'

const actorId = asId<ActorId>('1')

describe('a subscription by type of update', () => {
  it('calls the handler of the type and no other, until it is ended', () => {
    const live = new FakeLive()
    const got: unknown[] = []
    const end = subscribeTo(live, {
      actorOnline: ({ online }) => got.push(online),
      typing: ({ channelId }) => got.push(channelId),
    })
    live.send({ type: 'actorOnline', actorId, online: true })
    live.send({ type: 'freeShowStart', actorId })
    live.send({ type: 'typing', channelId: asId<ChannelId>('c1') })
    end()
    live.send({ type: 'actorOnline', actorId, online: false })
    expect({ got, listening: live.listening }).toEqual({ got: [true, 'c1'], listening: 0 })
  })
})

describe('a subscription to reconnects', () => {
  it('is called whenever updates may have been missed, until it is ended', () => {
    const live = new FakeLive()
    let fetched = 0
    const end = onReconnect(live, () => (fetched += 1))
    live.send({ type: 'actorOnline', actorId, online: true })
    live.send({ type: 'sessionAcknowledged' })
    live.send({ type: 'sessionAcknowledged' })
    end()
    live.send({ type: 'sessionAcknowledged' })
    expect({ fetched, listening: live.listening }).toEqual({ fetched: 2, listening: 0 })
  })
})
