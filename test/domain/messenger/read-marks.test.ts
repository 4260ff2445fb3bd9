import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import { firstUnread, lastDelivered } from '@/domain/messenger/read-marks'

const messages = fc.array(fc.constantFrom('guest' as const, 'actor' as const), { maxLength: 20 }).map((senders) =>
  senders.map((sender, at): Message => ({
    id: asId<MessageId>(`c.${String(at).padStart(9, '0')}`),
    channelId: asId<ChannelId>('c'),
    clientId: `client-${at}`,
    sender,
    type: 'text',
    text: 'line',
    gifts: [],
    price: 0,
    quote: null,
    media: null,
    at,
  })),
)

it('places the line of what is new so that as many messages of the actor follow as were unread', () => {
  fc.assert(
    fc.property(messages, fc.nat(25), (all, unread) => {
      const from = firstUnread(all, unread)
      const received = all.filter(({ sender }) => sender === 'actor')
      const below = from === null ? [] : received.filter(({ id }) => id >= from)
      expect(below.length).toBe(Math.min(unread, received.length))
    }),
  )
})

it('marks the newest message as delivered where it is their own, and none above an answer', () => {
  fc.assert(
    fc.property(messages, (all) => {
      const newest = all.at(-1)
      expect(lastDelivered(all)).toBe(newest?.sender === 'guest' ? newest.id : null)
    }),
  )
})
