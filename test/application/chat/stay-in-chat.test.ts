import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HEARTBEAT_EVERY, type ChatGateway } from '@/application/chat/chat-gateway'
import type { ChatPurchases } from '@/application/chat/chat-purchases'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { FakeClock, FakeLive, portOf } from '#test/support/ui/doubles'
import { CHAT } from '#test/support/ui/rooms'

const NO_PURCHASES = portOf<ChatPurchases>({ expect: () => undefined })

describe('staying in a chat', () => {
  it('is reported at once and every few seconds until the guest leaves, whether it gets through or not', async () => {
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
        const leave = new StayInChat(gateway, new FakeLive(), clock, NO_PURCHASES).stay(CHAT)
        clock.pass(here)
        leave()
        clock.pass(gone)
        expect(beats).toEqual(Array.from({ length: 1 + Math.floor(here / HEARTBEAT_EVERY) }, () => CHAT))
      }),
    )
  })

  it('is the first thing sent on a connection that opens again, and no longer once the guest has left [SOC-006][SOC-011]', () => {
    const clock = new FakeClock()
    const live = new FakeLive()
    let beats = 0
    const gateway = portOf<ChatGateway>({
      heartbeat: async () => {
        beats++
      },
    })
    const leave = new StayInChat(gateway, live, clock, NO_PURCHASES).stay(CHAT)
    clock.pass(HEARTBEAT_EVERY - 1)
    live.iteration('waiting')
    expect(beats).toBe(1)
    live.iteration('ready')
    expect(beats).toBe(2)
    clock.pass(HEARTBEAT_EVERY - 1)
    expect(beats).toBe(2)
    clock.pass(1)
    expect(beats).toBe(3)
    leave()
    live.iteration('ready')
    expect({ beats, listening: live.listening }).toEqual({ beats: 3, listening: 0 })
  })
})
