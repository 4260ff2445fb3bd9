import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEARTBEAT_EVERY, type ChatGateway } from '@/application/chat/chat-gateway'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { FakeClock, portOf } from '#test/support/ui/doubles'
import { CHAT } from '#test/support/ui/rooms'

describe('staying in a chat', () => {
  it('is said at once and every few seconds until the guest leaves, whether it gets through or not', async () => {
    const time = fc.integer({ min: 0, max: 20 * HEARTBEAT_EVERY })
    await fc.assert(
      fc.asyncProperty(time, time, fc.boolean(), async (here, gone, isDown) => {
        const clock = new FakeClock()
        const beats: string[] = []
        const gateway = portOf<ChatGateway>({
          heartbeat: async (chatId) => {
            beats.push(chatId)
            if (isDown) throw new Error('offline')
          },
        })
        const leave = new StayInChat(gateway, clock).stay(CHAT)
        clock.pass(here)
        leave()
        clock.pass(gone)
        expect(beats).toEqual(Array.from({ length: 1 + Math.floor(here / HEARTBEAT_EVERY) }, () => CHAT))
      }),
    )
  })
})
