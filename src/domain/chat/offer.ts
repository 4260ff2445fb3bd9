import type { RestrictionLevel } from '@/domain/guest/guest'
import type { ActorChatFacts, GuestChatFacts, ModePrices, PaidMode } from './facts'
import type { ChatMode } from './mode'
import type { ChatRefusal } from './refusal'

/** Whether a mode is paid by the minute; a ticket is paid before, free chat and preview never. */
export const isPaidMode = (mode: ChatMode): mode is PaidMode =>
  mode === 'single' || mode === 'voyeur' || mode === 'video-call'

/** What a minute of a mode costs, whole coins; 0 where the mode is not paid by the minute or not offered. */
export const pricePerMinuteOf = (mode: ChatMode, prices: ModePrices): number =>
  isPaidMode(mode) ? (prices[mode] ?? 0) : 0

/**
 * Voyeur chat needs the performer's flag or the channel's; beside a single chat also the performer's consent to be
 * watched in it (our reading of the field names) [CHA-039].
 */
const offersVoyeur = (actor: ActorChatFacts): boolean =>
  (actor.isVoyeurChatAvailable || actor.canVoyeurChat) && (!actor.isBusy || actor.isVoyeurInSingleChatAllowed)

/** A ticket show fills the room: only its ticket opens it. Preview and video call follow their flags [CHA-040]. */
const isInOffer = (mode: ChatMode, actor: ActorChatFacts): boolean => {
  if (mode === 'ticket') return actor.isCurrentlyTicketShow
  if (actor.isCurrentlyTicketShow) return false
  if (isPaidMode(mode) && actor.prices[mode] === null) return false
  if (mode === 'voyeur') return offersVoyeur(actor)
  if (mode === 'free') return actor.freeChat
  if (mode === 'preview') return actor.isLivePreviewEnabled
  return mode !== 'video-call' || actor.isOnlineMobileVideocall
}

/**
 * Restricted guests may not pay: level 1 may chat free, level 2 only watch (preview, or a show whose ticket they
 * hold), level 3 only write to support (ruling).
 */
const isAllowedAt = (level: RestrictionLevel, mode: ChatMode, hasTicket: boolean): boolean => {
  if (level === 3) return false
  return mode === 'preview' || (mode === 'ticket' && hasTicket) || (mode === 'free' && level === 1)
}

/** What keeps a mode from being offered at all: nothing the guest could mend on the spot. Undefined: it is offered. */
export const offerRefusal = (mode: ChatMode, actor: ActorChatFacts, guest: GuestChatFacts): ChatRefusal | undefined => {
  if (actor.bannedCountryCodes.includes(guest.countryCode)) return { reason: 'banned-country' }
  if (guest.isLocked) return { reason: 'locked' }
  const level = guest.restrictionLevel
  if (level !== null && !isAllowedAt(level, mode, guest.hasTicket)) return { reason: 'restricted', level }
  if (!actor.isOnline) return { reason: 'offline' }
  if (!isInOffer(mode, actor)) return { reason: 'mode-not-offered' }
  return actor.isBusy && mode !== 'voyeur' && mode !== 'ticket' ? { reason: 'busy' } : undefined
}
