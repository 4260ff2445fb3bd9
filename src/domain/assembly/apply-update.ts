import { type AvsEvent, avsAfter } from '@/domain/access/avs'
import type { LiveUpdate } from './live-update'
import type { GuestLiveState } from '@/domain/guest/guest-live-state'

const withAvs = (state: GuestLiveState, event: AvsEvent): GuestLiveState => {
  const { status, rejectMessage } = avsAfter(event)
  return { ...state, avsStatus: status, avsRejectMessage: rejectMessage }
}

/** Ignores a stop that names another call than the known one. */
const withoutVoicecall = (state: GuestLiveState, idHash: string): GuestLiveState =>
  state.voicecall.idHash === null || state.voicecall.idHash === idHash
    ? { ...state, voicecall: { active: false, idHash: null } }
    : state

/**
 * Applies an update to the guest; returns the same object when it changes nothing. Every update
 * contains an absolute state, not a difference, so receiving it twice does no harm
 * [SOC-013][SOC-014][SOC-017][SOC-018][SOC-019][SOC-020][SOC-024][SOC-025].
 */
export const applyUpdate = (state: GuestLiveState, update: LiveUpdate): GuestLiveState => {
  switch (update.type) {
    case 'balance':
    case 'chatTick':
      return { ...state, balance: update.balance }
    case 'oneClick':
      return { ...state, oneClickMeans: update.means }
    case 'vouchers':
      return { ...state, vouchers: update.vouchers }
    case 'avsSet':
    case 'avsRevoked':
    case 'avsPending':
    case 'avsRejected':
      return withAvs(state, update)
    case 'guestLocked':
      return { ...state, isLocked: true }
    case 'vipSubscription':
      return { ...state, vip: { active: update.active, until: update.until } }
    case 'tvSubscription':
      return { ...state, tv: { active: update.active, until: update.until } }
    case 'voicecallStart':
      return { ...state, voicecall: { active: true, idHash: update.voicecallIdHash } }
    case 'voicecallStop':
      return withoutVoicecall(state, update.voicecallIdHash)
    case 'emailVerified':
      return { ...state, emailVerified: true }
    case 'loyaltyPoints':
      return { ...state, loyaltyPoints: update.points }
    case 'giftsOwned':
      return { ...state, giftsOwned: update.gifts }
    default:
      return state
  }
}
