import { refusedWith, type AccountRefusal, type Requester } from './account-request'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { countAttempt } from '@/adapters/backend/access/login-attempts'
import type { LoginWaits } from '@/adapters/backend/access/login-waits'
import { hashPassword, isOutdated, passwordMatches } from '@/adapters/backend/access/password'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { GuestId } from '@/domain/ids'

/**
 * Answers whose account an address and a password open. Attempts are counted and slowed down; one with an address that has no account takes as long as
 * one with a wrong password.
 */
export async function authenticate(
  platform: PlatformContext,
  waits: LoginWaits,
  given: { readonly email: string; readonly password: string },
  { deviceHash, address }: Requester,
): Promise<{ readonly ok: true; readonly guestId: GuestId } | AccountRefusal> {
  const email = given.email.trim().toLowerCase()
  const attempt = await countAttempt(platform, { email, deviceHash, address })
  if (attempt === null || !(await waits.wait(attempt.origin, attempt.delay))) {
    return refusedWith({ form: 'too-many-attempts' })
  }
  const [guest] = await platform.store.find(guests, 'byEmail', { prefix: [email], limit: 1 })
  const stored = guest?.passwordHash ?? `${platform.rules.of(accessRules).passwordIterations}.nobody.00`
  const isRight = await passwordMatches(given.password, stored)
  if (!isRight || guest === undefined) return refusedWith({ password: 'credentials' })
  await attempt.forgive()
  await renewHash(platform, guest, given.password)
  return guest.isLocked ? refusedWith({ form: 'locked' }) : { ok: true, guestId: guest.id }
}

/** The only moment at which the password is known: a hash of fewer rounds than are wanted now is replaced. */
async function renewHash(
  { store, rules, random }: PlatformContext,
  { id, passwordHash: stored }: GuestRecord,
  password: string,
): Promise<void> {
  const { passwordIterations } = rules.of(accessRules)
  if (stored === null || !isOutdated(stored, passwordIterations)) return
  const passwordHash = await hashPassword(password, random.id(), passwordIterations)
  await store.transaction(async (tx) => {
    const guest = await tx.get(guests, id)
    if (guest?.passwordHash === stored) await tx.put(guests, { ...guest, passwordHash })
  })
}
