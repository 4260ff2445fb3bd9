import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { guestOnCamera } from '@/adapters/backend/chat/live/camera-events'
import { cameraSigns, type CameraSign } from '@/domain/chat/camera-sign'
import type { ChatMode } from '@/domain/chat/mode'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')

type Kind = Extract<ChatMode, 'single' | 'video-call'> | 'voice'

/** A chat of one kind, and the camera events that followed from it. */
async function chatting(kind: Kind, isSending: boolean) {
  const test = new TestPlatform({ actors: 3, videos: 0 })
  const { prices } = await test.actor(ACTOR)
  await test.setActor(ACTOR, {
    prices: { ...prices, single: 1, c2c: 1 },
    state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, isOnlineMobileVideocall: true },
    features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
  })
  const live = { isSending: async () => isSending, addressOf: (id: ChatId) => `/live/${id}`, playlistOf: () => null }
  test.context.rules.set(chatRules, { live })
  const events: (readonly [CameraSign, CameraSign | null])[] = []
  test.context.events.subscribe(guestOnCamera, async (_tx, { sign, before }) => void events.push([sign, before]))
  const guest = await test.member(100)
  const request = { actorId: ACTOR, useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE }
  const key = asId<IdempotencyKey>('start')
  if (kind === 'voice') await guest.ports.chat.startVoiceCall({ ...request, key })
  else await guest.ports.chat.startChat({ ...request, key, mode: kind })
  const running = await guest.ports.chat.running()
  if (running === null) throw new Error('not started')
  const { chatId } = running
  return {
    events,
    report: async (sign: CameraSign | undefined) => {
      test.clock.sleep(1_000)
      await guest.ports.chat.heartbeat(chatId, sign)
      return (await test.context.store.get(chats, chatId))?.cameraSign
    },
  }
}

it('a change of the camera sign is one event with the sign before it, in a video call whose actor does not see the picture', async () => {
  const kinds = fc.constantFrom<Kind>('video-call', 'video-call', 'voice', 'single')
  const reports = fc.array(fc.option(fc.constantFrom(...cameraSigns), { nil: undefined }), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(kinds, fc.boolean(), reports, async (kind, isSending, signs) => {
      const { events, report } = await chatting(kind, isSending)
      const isShown = kind === 'video-call' && !isSending
      const expected: (readonly [CameraSign, CameraSign | null])[] = []
      let known: CameraSign | null = null
      for (const sign of signs) {
        if (isShown && sign !== undefined && sign !== known) {
          expected.push([sign, known])
          known = sign
        }
        expect(await report(sign)).toBe(known)
      }
      expect(events).toEqual(expected)
    }),
    { numRuns: 40 },
  )
})
