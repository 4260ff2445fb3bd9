import { describe, expect, it } from 'vitest'
import { asId, type ActorId } from '@/domain/ids'
import { freeChatAfter } from '@/domain/assembly/free-chat'

const anna = asId<ActorId>('a1')
const ben = asId<ActorId>('a2')

describe('a free show', () => {
  it('opens the free chat on the channel of its actor and closes it at the end [SOC-021]', () => {
    const channel = { actorId: anna, freeChat: false }
    const running = freeChatAfter(channel, { type: 'freeShowStart', actorId: anna })
    expect(running).toEqual({ actorId: anna, freeChat: true })
    expect(freeChatAfter(running, { type: 'freeShowStop', actorId: anna })).toEqual(channel)
    expect(freeChatAfter(channel, { type: 'freeShowStart', actorId: ben })).toBe(channel)
    expect(freeChatAfter(running, { type: 'typing', channelId: asId('c1') })).toBe(running)
  })
})
