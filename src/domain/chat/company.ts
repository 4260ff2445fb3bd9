import type { ActorChatFacts } from './facts'
import type { ChatMode } from './mode'

/** Whether the mode gives the guest the actor to themselves. */
export const isExclusive = (mode: ChatMode): mode is 'single' | 'video-call' =>
  mode === 'single' || mode === 'video-call'

/**
 * Whether others may watch while a guest is in this mode. Only a private chat can be watched, and
 * only where the actor allows it; in a video call the guest is seen as well, so no one else can
 * watch it [CHA-039].
 */
export const mayBeWatched = (
  mode: ChatMode,
  actor: Pick<ActorChatFacts, 'isVoyeurChatAvailable' | 'isVoyeurInSingleChatAllowed'>,
): boolean => mode === 'single' && actor.isVoyeurChatAvailable && actor.isVoyeurInSingleChatAllowed
