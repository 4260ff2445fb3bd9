import { expect, it } from 'vitest'
import type { ChatGateway, VoiceCallAnswer, VoiceCallRequest } from '@/application/chat/chat-gateway'
import { agreedEntryOf, pendingActionOf, StartChat } from '@/application/chat/start-chat'
import { BackendError } from '@/application/errors/backend-error'
import { CountingRandom, portOf } from '#test/support/ui/doubles'
import { ACTOR, CHAT, running } from '#test/support/ui/rooms'

const entry = { mode: 'video-call', pin: '', useVoucher: true, stopAt: 40, isVoice: true } as const
const agreed = { entry, agreedPrice: 16 }

function starting(answer: (request: VoiceCallRequest) => VoiceCallAnswer) {
  const requests: VoiceCallRequest[] = []
  const gateway = portOf<ChatGateway>({
    startVoiceCall: async (request) => {
      requests.push(request)
      return answer(request)
    },
    running: async () => ({ ...running, mode: 'video-call', isVoice: true }),
  })
  return { start: new StartChat(gateway, new CountingRandom()), requests }
}

it('begins with code 2000 alone, and takes up the call that runs', async () => {
  const { start, requests } = starting(() => ({ resultCode: 2000, server: '', clientId: CHAT, missing: 0 }))
  expect(await start.start(ACTOR, agreed, true)).toMatchObject({ ok: true, chat: { chatId: CHAT, isVoice: true } })
  expect(requests).toEqual([{ actorId: ACTOR, key: 'id-1', useVoucher: true, stopAt: 40, agreedPrice: 16 }])
})

it('passes every other code on with the id of the actor, an unknown one too', async () => {
  for (const [code, reason] of [
    [4002, 'not-enough-money'],
    [5002, 'busy'],
    [2001, 'mode-not-offered'],
  ] as const) {
    const { start } = starting(() => ({ resultCode: code, server: null, clientId: null, missing: 3 }))
    const call = { code, actorId: ACTOR }
    expect(await start.start(ACTOR, agreed, true)).toEqual({ ok: false, reason, missing: 3, call })
  }
})

it('calls again under the same key where no answer came, and never without an account', async () => {
  let isLost = true
  const { start, requests } = starting(() => {
    if (isLost) throw new BackendError('timeout')
    return { resultCode: 2000, server: '', clientId: CHAT, missing: 0 }
  })
  await expect(start.start(ACTOR, agreed, true)).rejects.toThrow(BackendError)
  isLost = false
  await start.start(ACTOR, agreed, true)
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  expect(await start.start(ACTOR, agreed, false)).toEqual({ ok: false, reason: 'sign-up-first' })
  expect(requests).toHaveLength(2)
})

it('is still a voice call after the sign-up that it had to wait for', () => {
  const { params } = pendingActionOf(ACTOR, agreed, '/en/')
  expect(params === undefined ? null : agreedEntryOf(params)).toEqual(agreed)
})
