import type { ActorState } from './actor'

/** The state of an actor who is away. */
export const AWAY: ActorState = {
  isOnline: false,
  onlineSince: null,
  backAt: null,
  isBusy: false,
  freeChat: false,
  isOnlineMobileVideocall: false,
  isCurrentlyTicketShow: false,
  isLivePreviewEnabled: false,
  isVoyeurChatAvailable: false,
  isVoyeurInSingleChatAllowed: false,
  isActorAvailableForConversionChat: false,
}
