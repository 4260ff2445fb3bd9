import type { ActorChatFacts, GuestChatFacts } from '@/domain/chat/facts'
import { chatModes, type ChatMode } from '@/domain/chat/mode'
import { offerRefusal } from '@/domain/chat/offer'

/** The modes this guest is offered with this actor, in the order of `chatModes`. */
export const offeredModes = (actor: ActorChatFacts, guest: GuestChatFacts): readonly ChatMode[] =>
  chatModes.filter((mode) => offerRefusal(mode, actor, guest) === undefined)
