import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const CHANNELS = ['c0', 'c1', 'c2'] as const
const channel = fc.constantFrom(...CHANNELS)
const event = fc.oneof(
  fc.record({
    type: fc.constant('arrives' as const),
    channel,
    sender: fc.constantFrom('actor' as const, 'guest' as const),
  }),
  fc.record({ type: fc.constant('opens' as const), channel }),
  fc.record({ type: fc.constant('leaves' as const) }),
)

it('counts what waits, through any sequence of messages and of conversations that are opened and left [MSG-006][MSG-007]', async () => {
  const live = new FakeLive()
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith(), current: async () => guestWith() }),
    live,
  )
  await guest.open('en')
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 40 }),
      fc.array(fc.nat(5), { minLength: 3, maxLength: 3 }),
      async (events, start) => {
        const waiting = new Map<string, number>(CHANNELS.map((id, index) => [id, start[index] ?? 0]))
        const total = () => [...waiting.values()].reduce((sum, count) => sum + count, 0)
        const first = total()
        const inbox = new InboxViewModel(portOf<MessengerGateway>({ unreadTotal: async () => first }), live, guest)
        inbox.start()
        await settled()
        let open: string | null = null
        let number = 0
        for (const one of events) {
          if (one.type === 'opens') {
            inbox.leave()
            inbox.read(asId<ChannelId>(one.channel), waiting.get(one.channel) ?? 0)
            waiting.set(one.channel, 0)
            open = one.channel
          } else if (one.type === 'leaves') {
            inbox.leave()
            open = null
          } else {
            number += 1
            const channelId = asId<ChannelId>(one.channel)
            const id = asId<MessageId>(`${one.channel}.${number}`)
            const message = {
              id,
              channelId,
              clientId: id,
              sender: one.sender,
              type: 'text',
              text: 'line',
              gifts: [],
              price: 0,
              quote: null,
              media: null,
              at: number,
            } as const
            live.send({ type: 'message', channelId, message })
            const counts = one.sender === 'actor' && one.channel !== open
            waiting.set(one.channel, (waiting.get(one.channel) ?? 0) + Number(counts))
          }
          expect(inbox.unreadTotal).toBe(total())
        }
        inbox.dispose()
      },
    ),
  )
})
