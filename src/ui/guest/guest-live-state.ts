import type { Guest } from '@/domain/guest/guest'
import type { GuestLiveState } from '@/domain/guest/guest-live-state'

/** The part of the guest that live updates change. */
export function liveStateOf(guest: Guest): GuestLiveState {
  return {
    balance: guest.balance,
    oneClickMeans: guest.oneClick.means ?? null,
    vouchers: guest.vouchers,
    avsStatus: guest.avsStatus,
    avsRejectMessage: guest.avsRejectMessage,
    isLocked: guest.isLocked,
    vip: { active: guest.isVip, until: null },
    tv: { active: guest.tvSubscription.current, until: null },
    voicecall: guest.voicecall,
    loyaltyPoints: guest.loyaltyPoints,
    emailVerified: guest.emailVerified,
    giftsOwned: guest.boughtGifts,
  }
}

const oneClickOf = ({ oneClick: { amounts } }: Guest, means: string | null): Guest['oneClick'] =>
  means === null ? { enabled: false, amounts } : { enabled: true, amounts, means }

/** The guest with that part as it is now. */
export function guestFrom(guest: Guest, live: GuestLiveState): Guest {
  return {
    ...guest,
    balance: live.balance,
    oneClick: oneClickOf(guest, live.oneClickMeans),
    vouchers: live.vouchers,
    avsStatus: live.avsStatus,
    hasAvs: live.avsStatus === 'accepted',
    avsRejectMessage: live.avsRejectMessage,
    isLocked: live.isLocked,
    isVip: live.vip.active,
    tvSubscription: { current: live.tv.active, past: guest.tvSubscription.past || guest.tvSubscription.current },
    voicecall: live.voicecall,
    loyaltyPoints: live.loyaltyPoints,
    emailVerified: live.emailVerified,
    boughtGifts: live.giftsOwned,
  }
}
