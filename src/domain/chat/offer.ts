import { mayDo, type GuestAction } from '@/domain/access/permissions'
import type { ActorChatFacts, GuestChatFacts, ModePrices, PaidMode } from './facts'
import type { ChatMode } from './mode'
import type { ChatRefusal } from './refusal'

/**
 * Whether a mode is paid by the minute; a ticket is paid in advance, free chat and preview never.
 */
export const isPaidMode = (mode: ChatMode): mode is PaidMode =>
  mode === 'single' || mode === 'voyeur' || mode === 'video-call'

/**
 * Returns the price per minute of a mode in whole coins; 0 when the mode is not paid by the minute
 * or not offered.
 */
export const pricePerMinuteOf = (mode: ChatMode, prices: ModePrices): number =>
  isPaidMode(mode) ? (prices[mode] ?? 0) : 0

/**
 * Whether voyeur chat is on offer: it needs the actor's flag or the channel's, a single chat to
 * watch, and the actor's consent to be watched in it (our reading of the field names) [CHA-039].
 * Without a guest in a single chat there is nothing to pay for, not even beside a free chat.
 */
const offersVoyeur = (actor: ActorChatFacts): boolean =>
  (actor.isVoyeurChatAvailable || actor.canVoyeurChat) && actor.isBusy && actor.isVoyeurInSingleChatAllowed

/**
 * Whether the actor's side offers a mode. A ticket show takes over the room: only its ticket opens
 * it. Preview and video call follow their flags [CHA-040]; a video call promises that both see each
 * other, so it is also left out where the actor would not see the guest.
 */
const isInOffer = (mode: ChatMode, actor: ActorChatFacts): boolean => {
  if (mode === 'ticket') return actor.isCurrentlyTicketShow
  if (actor.isCurrentlyTicketShow) return false
  if (isPaidMode(mode) && actor.prices[mode] === null) return false
  if (mode === 'voyeur') return offersVoyeur(actor)
  if (mode === 'free') return actor.freeChat
  if (mode === 'preview') return actor.isLivePreviewEnabled
  return mode !== 'video-call' || (actor.isOnlineMobileVideocall && actor.isGuestSeen)
}

/**
 * Returns the guest's action in a mode: a preview, and a show whose ticket they hold, are only
 * watched.
 */
const actionOf = (mode: ChatMode, hasTicket: boolean): GuestAction => {
  if (mode === 'preview' || (mode === 'ticket' && hasTicket)) return 'watch'
  return mode === 'free' ? 'chat-free' : 'chat-paid'
}

/**
 * Returns the refusal for the guest's account status. Whether they have an account is checked
 * later, because they can remedy that on the spot.
 */
const standingRefusal = (mode: ChatMode, guest: GuestChatFacts): ChatRefusal | undefined => {
  const level = guest.restrictionLevel
  const standing = {
    isLoggedIn: true,
    isLocked: guest.isLocked,
    isRestricted: level !== null,
    restrictionLevel: level,
    isBlockedForComments: false,
  }
  const permission = mayDo(actionOf(mode, guest.hasTicket), standing)
  if (permission.ok) return undefined
  return permission.reason === 'restricted' && level !== null ? { reason: 'restricted', level } : { reason: 'locked' }
}

/**
 * Whether the free time of a mode is used up: free modes are limited, a preview per actor, and free
 * chat per day [CHA-034].
 */
const isUsedUp = (mode: ChatMode, { previewSeconds, freeSeconds }: GuestChatFacts): boolean =>
  (mode === 'preview' && previewSeconds === 0) || (mode === 'free' && freeSeconds === 0)

/**
 * Returns the reason a mode is not offered at all, which the guest could not remedy on the spot.
 * Undefined: it is offered.
 */
export const offerRefusal = (mode: ChatMode, actor: ActorChatFacts, guest: GuestChatFacts): ChatRefusal | undefined => {
  if (actor.bannedCountryCodes.includes(guest.countryCode)) return { reason: 'banned-country' }
  const barred = standingRefusal(mode, guest)
  if (barred !== undefined) return barred
  if (!actor.isOnline) return { reason: 'offline' }
  if (!isInOffer(mode, actor) || isUsedUp(mode, guest)) return { reason: 'mode-not-offered' }
  return actor.isBusy && mode !== 'voyeur' && mode !== 'ticket' ? { reason: 'busy' } : undefined
}
