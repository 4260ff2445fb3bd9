import type { Money } from '@/domain/money/money'

/** The prices behind a performer's chat buttons; `null`: not offered [CHA-033]. */
export interface ChatButtonPrices {
  readonly freeMessages: number
  readonly message: Money | null
  readonly single: Money | null
  readonly singlec2c: Money | null
  readonly video: Money | null
  readonly voucherChatMinutes: number
  readonly voyeur: Money | null
}

/** What a performer's chat buttons say and do, as the platform tells it [CHA-032]. */
export interface ChatButtonConfig {
  readonly buttonSubline: string
  readonly buttonText: string
  readonly isActorOnline: boolean
  readonly voucherChatMinutes: number
  readonly freeChat: boolean
  readonly isBannedCountryCode: boolean
  readonly isVoyeurChatAvailable: boolean
  readonly isVoyeurMode: boolean
  readonly guestHasTicket: boolean
  readonly multiChatPrice: Money | null
  readonly singleC2CChatPrice: Money | null
  readonly prices: ChatButtonPrices
}
