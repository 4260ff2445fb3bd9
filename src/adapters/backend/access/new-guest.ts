import type { GuestRecord } from './guest-records'
import { asId, type GuestId } from '@/domain/ids'

/** Returns a guest of whom nothing is known yet. */
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
    showDataProtection: false,
    notificationSettings: { email: false, sms: false, push: false },
    isLocked: false,
    restrictionLevel: null,
    isBlockedForComments: false,
    voicecallIdHash: null,
    featureFeedback: [],
  }
}
