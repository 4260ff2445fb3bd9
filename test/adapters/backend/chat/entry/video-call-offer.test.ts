import { describe, expect, it } from 'vitest'
import { chatRules } from '@/adapters/backend/chat/base/chat-rules'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const ACTOR = asId<ActorId>('2')

/** What a media server answers about whether the actor sends; `null`: there is none. */
type Media = (() => Promise<boolean>) | null

/** A platform with an actor who takes video calls, by their own flag. */
async function over(media: Media, isSampled: boolean) {
  const platform = new TestPlatform({ actors: 14, videos: 0, isSampled })
  const { prices } = await platform.actor(ACTOR)
  await platform.setActor(ACTOR, {
    prices: { ...prices, single: 12, c2c: 20 },
    state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false, isOnlineMobileVideocall: true },
    features: { livePreview: true, hd: true, audio: true, dildocontrol: false },
  })
  if (media !== null) {
    const live = { isSending: media, addressOf: (chatId: ChatId) => `/live/${chatId}`, playlistOf: () => null }
    platform.context.rules.set(chatRules, { live })
  }
  return platform.member(100)
}

async function soldTo({ ports }: TestGuest) {
  const buttons = await ports.offers.buttons(ACTOR)
  const common = { actorId: ACTOR, useVoucher: false, stopAt: null, agreedPrice: ANY_PRICE }
  const call = await ports.chat.startChat({ ...common, mode: 'video-call', key: asId<IdempotencyKey>('call') })
  const running = await ports.chat.running()
  if (running !== null) await ports.chat.stop(running.chatId)
  const { resultCode } = await ports.chat.startVoiceCall({ ...common, key: asId<IdempotencyKey>('voice') })
  return {
    offered: buttons?.modes.some(({ mode }) => mode === 'video-call'),
    voiceOffered: buttons?.isVoiceCallOffered,
    call: call.ok ? 'began' : call.reason,
    voice: resultCode,
  }
}

const SOLD = { offered: true, voiceOffered: true, call: 'began', voice: 2000 }
const NOT_SOLD = { offered: false, voiceOffered: false, call: 'mode-not-offered', voice: 5003 }

describe('a video call, and a voice call with it,', () => {
  it('is sold by an actor whose studio sends, to whom the media server passes the guest on', async () => {
    expect(await soldTo(await over(async () => true, false))).toEqual(SOLD)
  })

  it('is not sold by an operator’s actor whom no picture reaches: without a media server, or without a studio', async () => {
    const unseen = await over(null, false)
    expect(await soldTo(unseen)).toEqual(NOT_SOLD)
    expect(await unseen.balance()).toBe(100)
    expect(await soldTo(await over(async () => false, false))).toEqual(NOT_SOLD)
  })

  it('is sold by an actor of the sample world, who reacts to the camera', async () => {
    expect(await soldTo(await over(null, true))).toEqual(SOLD)
  })

  it('is not offered, and refused for want of a picture, while the media server does not answer', async () => {
    const away = () => Promise.reject(new Error('away'))
    expect(await soldTo(await over(away, true))).toEqual({
      offered: false,
      voiceOffered: false,
      call: 'no-picture',
      voice: 5005,
    })
  })
})
