import type { ActorChatFacts, GuestChatFacts } from './facts'
import { chatModes, type ChatMode } from './mode'
import { offerRefusal } from './offer'

/**
 * The modes that an actor offers a guest now, in the order of `chatModes`: what is left out, `enterChat` refuses for a reason of the
 * actor's side. What lies with the guest (their account, their coins, a pin) takes no mode away, so that a refusal can name it [CHA-001].
 */
export function modesOnOffer(actor: ActorChatFacts, guest: GuestChatFacts): readonly ChatMode[] {
  const welcome = { ...guest, isLocked: false, restrictionLevel: null }
  return chatModes.filter(
    (mode) => offerRefusal(mode, actor, welcome) === undefined && (mode !== 'ticket' || guest.hasTicket),
  )
}
