import { describe, expectTypeOf, it } from 'vitest'
import type { ChatButtonConfig, ChatButtonPrices } from '@/domain/chat/button-config'

describe('chat button config', () => {
  it('has every documented field [CHA-032]', () => {
    expectTypeOf<Exclude<keyof ChatButtonConfig, 'prices'>>().toEqualTypeOf<
      | 'buttonSubline'
      | 'buttonText'
      | 'isActorOnline'
      | 'voucherChatMinutes'
      | 'freeChat'
      | 'isBannedCountryCode'
      | 'isVoyeurChatAvailable'
      | 'isVoyeurMode'
      | 'guestHasTicket'
      | 'multiChatPrice'
      | 'singleC2CChatPrice'
    >()
  })

  it('carries every documented price [CHA-033]', () => {
    expectTypeOf<keyof ChatButtonPrices>().toEqualTypeOf<
      'freeMessages' | 'message' | 'single' | 'singlec2c' | 'video' | 'voucherChatMinutes' | 'voyeur'
    >()
    expectTypeOf<ChatButtonConfig['prices']>().toEqualTypeOf<ChatButtonPrices>()
  })
})
