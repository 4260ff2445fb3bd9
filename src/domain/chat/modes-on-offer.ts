import type { ActorChatFacts, GuestChatFacts } from './facts'
import { chatModes, type ChatMode } from './mode'
import { offerRefusal } from './offer'

/**
 * Returns the modes that an actor currently offers a guest, in the order of `chatModes`;
 * `enterChat` refuses the others for reasons on the actor's side. Reasons on the guest's side
 * (their account, their coins, a pin) remove no mode, so that a refusal can name them [CHA-001].
 */
export function modesOnOffer(actor: ActorChatFacts, guest: GuestChatFacts): readonly ChatMode[] {
  const welcome = { ...guest, isLocked: false, restrictionLevel: null }
  return chatModes.filter(
    (mode) => offerRefusal(mode, actor, welcome) === undefined && (mode !== 'ticket' || guest.hasTicket),
  )
}
