import type { GuestRecord } from './guest-records'
import { asId, type GuestId } from '@/domain/ids'

/** A guest of whom nothing is known yet. */
export function newGuest(id: string, now: number, avatar: number): GuestRecord {
  return {
    id: asId<GuestId>(id),
    name: '',
    avatar,
    email: null,
    emailVerified: false,
    passwordHash: null,
    birthDate: null,
    signupOrigin: 'web',
    createdAt: now,
    preferences: {},
    loyaltyPoints: 0,
    showDataProtection: false,
    notificationSettings: { email: false, sms: false, push: false },
    isLocked: false,
    restrictionLevel: null,
    isPayingCustomer: false,
    isForcePayment: false,
    isBlockedForComments: false,
    avsStatus: 'unknown',
    avsRejectMessage: null,
    vipUntil: 0,
    tvUntil: 0,
    voicecallIdHash: null,
    oneClickEnabled: false,
    autoRechargeAmount: null,
    freeMessages: 0,
    spins: 0,
    videochats: 0,
    chatShowTickets: [],
    featureFeedback: [],
    conversionChatEnds: {},
  }
}
