import { isLoggedIn } from './request-context'
import type { GuestRecord } from './guest-records'
import { BackendError } from '@/application/errors/backend-error'
import { mayDo, type GuestAction, type GuestStanding, type Permission } from '@/domain/access/permissions'

/** The standing of a guest with the platform, by their record. */
export const standingOf = (guest: GuestRecord): GuestStanding => ({
  isLoggedIn: isLoggedIn(guest),
  isLocked: guest.isLocked,
  isRestricted: guest.restrictionLevel !== null,
  restrictionLevel: guest.restrictionLevel,
  isBlockedForComments: guest.isBlockedForComments,
})

/**
 * Returns whether a guest may do something, by the table of rules in
 * `domain/access/permissions.ts`. It is called before everything that buys, writes, votes or
 * watches, in the same transaction, so that a guest who was locked a moment ago is refused.
 */
export const authorize = <A extends GuestAction>(guest: GuestRecord, action: A): Permission<A> =>
  mayDo(action, standingOf(guest))

/**
 * Returns the refusal for ports that know no other than a missing login; `null`: the guest may.
 * Throws `invalid-request` for a guest who is locked or restricted: no page of ours offers them
 * this.
 */
export function loginRefusal(guest: GuestRecord, action: GuestAction): 'login-required' | null {
  const permission = authorize(guest, action)
  if (permission.ok) return null
  if (permission.reason === 'login-required') return permission.reason
  throw new BackendError('invalid-request', { detail: permission.reason })
}
