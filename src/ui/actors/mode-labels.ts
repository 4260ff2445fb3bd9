import type { Actor, ActorState } from '@/domain/actors/actor'
import { mayBeWatched } from '@/domain/chat/company'
import type { ChatMode } from '@/domain/chat/mode'
import { priceOf } from '@/domain/chat/modes-on-offer'
import { vxc } from '@/domain/money/money'
import type { Sum } from '@/ui/payments/pay-button'
import type { TextKey } from '@/ui/texts/catalog'

/** What a mode promises; a private chat that others may watch is labelled so (CHA-039). */
export const hintOf = (mode: ChatMode, state: ActorState): TextKey =>
  mayBeWatched(mode, state) ? 'chat.modeHint.watched' : `chat.modeHint.${mode}`

/** What a minute of a mode costs, as buttons name it; some modes cost nothing. */
export const sumOf = (actor: Actor, mode: ChatMode): Sum => ({ price: vxc(priceOf(actor, mode)), per: 'minute' })
