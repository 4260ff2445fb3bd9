import * as z from 'zod/mini'
import { answerText, coins, flag, moment } from '@/adapters/wire/base/scalars'
import { updates } from '@/adapters/wire/base/update'
import type { GuestUpdate } from '@/domain/guest/updates'

const subscription = { active: flag, until: z.nullable(moment) }
const voicecall = { voicecallIdHash: answerText(500) }

export const guestUpdates = updates<GuestUpdate>({
  balance: { balance: coins, isPayment: z.exactOptional(flag), bought: z.exactOptional(coins) },
  oneClick: { means: z.nullable(answerText(500)) },
  avsSet: {},
  avsRevoked: {},
  avsPending: {},
  avsRejected: { message: answerText(2_000) },
  guestLocked: {},
  vipSubscription: subscription,
  tvSubscription: subscription,
  voicecallStart: voicecall,
  voicecallStop: voicecall,
  emailVerified: {},
  loyaltyPoints: { points: z.int() },
  bonusCodeRedeemed: { code: answerText(200) },
  passwordChanged: {},
  pageReload: {},
})
