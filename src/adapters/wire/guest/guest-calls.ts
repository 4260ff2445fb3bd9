import * as z from 'zod/mini'
import { guest } from './guest'
import { get, post } from '@/adapters/wire/base/rest-call'
import {
  answerText,
  coins,
  done,
  flag,
  int,
  requestedLanguage,
  lines,
  nothing,
  text,
  type Wire,
} from '@/adapters/wire/base/scalars'
import type { BalanceReport, ProfileChange, ProfileRefusal } from '@/application/guest/guest-gateway'
import type { Guest } from '@/domain/guest/guest'

/**
 * Opens the session of this device, or restores it, by the cookie with the device's key, which no script can read (API-006).
 * The token is for memory only.
 */
export const openSession = post(
  'openSession',
  '/session/open',
  z.object({ language: requestedLanguage }),
  z.object({ accessToken: answerText(500, 16), guest }),
  { open: true, credentials: true, repeatable: true },
)

/** GUE-019. */
export const getProfile = get('getProfile', '/guest/profile/get', nothing, z.object({ guest }))

const balance: Wire<BalanceReport> = z.object({
  balance: coins,
  balanceFormatted: answerText(100),
  isPayingCustomer: flag,
})

/** MON-013. */
export const getGuestBalance = get('getGuestBalance', '/guest/getGuestBalance', nothing, balance)

const avatarSeed = int(1, Number.MAX_SAFE_INTEGER)

const change: Wire<ProfileChange> = z.object({ name: z.exactOptional(text(200)), avatar: z.exactOptional(avatarSeed) })

type ProfileResult = { ok: true; guest: Guest } | { ok: false; reason: ProfileRefusal }

const profileResult: Wire<ProfileResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), guest }),
  z.object({
    ok: z.literal(false),
    reason: z.enum(['login-required', 'name-length', 'name-taken', 'name-characters']),
  }),
])

/** GUE-020; sent twice it has the same effect. */
export const updateProfile = post('updateProfile', '/guest/profile/update', change, profileResult, { repeatable: true })

/** GUE-021. */
export const updatePreview = post(
  'updatePreview',
  '/guest/profile/preview/update',
  z.object({ avatar: avatarSeed }),
  profileResult,
  {
    repeatable: true,
  },
)

/** GUE-037. */
export const savePreferences = post(
  'savePreferences',
  '/guest/savePreferences',
  z.object({ data: z.record(text(100, 1), lines(500)) }),
  done,
  { repeatable: true },
)

/** AUT-026; the device has another key from then on. */
export const logout = post('logout', '/vxpay/logout', nothing, done, { credentials: true })
