import type { ActorState } from '@/domain/actors/actor'
import type { ModeOffer } from '@/domain/chat/chat-buttons'
import { mayBeWatched } from '@/domain/chat/company'
import { vxc } from '@/domain/money/money'
import type { Sum } from '@/ui/payments/pay-button'
import type { Texts } from '@/ui/texts/texts'

/** Describes a mode and its length; labels a private chat that others may watch (CHA-039). */
export const hintOf = ({ mode, seconds }: ModeOffer, state: ActorState, texts: Pick<Texts, 't'>): string => {
  if (mode === 'preview' && seconds !== null) return texts.t('chat.modeHint.preview', { count: seconds })
  return texts.t(mayBeWatched(mode, state) ? 'chat.modeHint.watched' : `chat.modeHint.${mode}`)
}

/** Returns the price of a minute of a mode, as buttons show it; some modes cost nothing. */
export const sumOf = ({ pricePerMinute }: Pick<ModeOffer, 'pricePerMinute'>): Sum => ({
  price: vxc(pricePerMinute),
  per: 'minute',
})
