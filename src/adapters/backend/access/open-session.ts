import { accessRules } from './access-rules'
import { guests, sessions, type SessionRecord } from './guest-records'
import { newGuest } from './new-guest'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type { OpenedSession, SessionOrigin } from '@/application/platform/platform'
import { describeDevice } from '@/domain/guest/device-description'
import { isSessionOver } from '@/domain/guest/session-lifetime'
import { asId, type GuestId, type SessionId } from '@/domain/ids'

/**
 * Time for which a replaced key opens nothing at all, ms: the answer with the new key is still
 * being sent to the device.
 */
const REPLACED_FOR = 5_000

/** Resolution of `usedAt`, ms. */
const USED_EVERY = 5 * 60_000

/** Sessions of one guest; one more ends the oldest. */
export const MAX_SESSIONS = 20

/** Accounts a device is recorded to have logged in to. */
const MAX_ACCOUNTS = 5

/** Secrets of a session that is about to begin, and what the store holds of them. */
export interface DrawnSession extends OpenedSession {
  readonly id: SessionId
  readonly tokenHash: string
  readonly deviceHash: string
}

/**
 * Draws the secrets of a session. Hashing takes time and therefore happens before the transaction.
 */
export async function drawSession(platform: PlatformContext): Promise<DrawnSession> {
  const [id, deviceKey] = [asId<SessionId>(platform.random.id()), platform.random.id()]
  const accessToken = await tokenOf(id, deviceKey)
  const [tokenHash, deviceHash] = [await hashOf(accessToken), await hashOf(deviceKey)]
  return { id, deviceKey, accessToken, tokenHash, deviceHash }
}

/** Restores the device's session or starts an anonymous one under a key of ours (platform edge). */
export async function openSession(
  platform: PlatformContext,
  deviceKey: string | null,
  { countryCode, userAgent = null }: SessionOrigin,
): Promise<OpenedSession> {
  const deviceHash = deviceKey === null ? null : await hashOf(deviceKey)
  const drawn = await drawSession(platform)
  const restored = await platform.store.transaction(async (tx) => {
    const known = deviceHash === null ? undefined : await sessionOfDevice(tx, deviceHash)
    if (known !== undefined && !isOver(platform, known) && (await tx.get(guests, known.guestId)) !== undefined) {
      await touch(platform, tx, known)
      return known
    }
    if (known !== undefined) await tx.delete(sessions, known.tokenHash)
    if (deviceHash !== null && (await wasJustReplaced(platform, tx, deviceHash)))
      throw new BackendError('session-expired')
    const now = platform.clock.now()
    await tx.put(sessions, {
      ...hashesOf(drawn),
      replacedHash: null,
      guestId: await newVisitor(platform, tx),
      countryCode,
      device: describeDevice(userAgent),
      openedAt: now,
      usedAt: now,
      accounts: [],
    })
    return null
  })
  if (restored === null || deviceKey === null) return drawn
  return { deviceKey, accessToken: await tokenOf(restored.id, deviceKey) }
}

/** Stores a guest of whom nothing is known yet. */
export async function newVisitor(platform: PlatformContext, tx: Transaction): Promise<GuestId> {
  const guest = newGuest(platform.random.id(), platform.clock.now(), Math.floor(platform.random.next() * 240) + 1)
  await tx.put(guests, guest)
  return guest.id
}

/**
 * Gives the device of `old` to `guestId` under another key and another token. The old ones open
 * nothing from then on: an attacker who knew them before gets nothing of the guest. Returns the
 * token digests of sessions beyond the maximum.
 */
export async function replaceSession(
  platform: PlatformContext,
  tx: Transaction,
  old: SessionRecord,
  guestId: GuestId,
  drawn: DrawnSession,
  account: GuestId | null = null,
): Promise<readonly string[]> {
  const now = platform.clock.now()
  const accounts = account === null ? old.accounts : [account, ...old.accounts.filter((id) => id !== account)]
  await tx.delete(sessions, old.tokenHash)
  await tx.put(sessions, {
    ...old,
    ...hashesOf(drawn),
    replacedHash: old.deviceHash,
    guestId,
    openedAt: now,
    usedAt: now,
    accounts: accounts.slice(0, MAX_ACCOUNTS),
  })
  const others = await tx.find(sessions, 'byGuest', { prefix: [guestId] })
  const spare = others.filter(({ id }) => id !== drawn.id).slice(0, Math.max(0, others.length - MAX_SESSIONS))
  for (const { tokenHash } of spare) await tx.delete(sessions, tokenHash)
  return spare.map(({ tokenHash }) => tokenHash)
}

/** The session of the device whose key has this hash. */
export async function sessionOfDevice(reader: Reader, deviceHash: string): Promise<SessionRecord | undefined> {
  const [found] = await reader.find(sessions, 'byDevice', { prefix: [deviceHash], limit: 1 })
  return found
}

/** Writes down that a session is used, if that was not done lately. */
export async function touch(platform: PlatformContext, tx: Transaction, session: SessionRecord): Promise<void> {
  if (isTouched(platform, session)) return
  const current = await tx.get(sessions, session.tokenHash)
  if (current !== undefined) await tx.put(sessions, { ...current, usedAt: platform.clock.now() })
}

/** Returns whether a session has been unused, or has been open, for too long to open anything. */
export const isOver = ({ clock, rules }: PlatformContext, session: SessionRecord): boolean =>
  isSessionOver(session, session.accounts.length > 0, rules.of(accessRules).sessionLifetime, clock.now())

/** Returns whether the use of a session was recorded lately. */
export const isTouched = (platform: PlatformContext, { usedAt }: SessionRecord): boolean =>
  platform.clock.now() - usedAt < USED_EVERY

const tokenOf = (id: SessionId, deviceKey: string): Promise<string> => hashOf(`${id} ${deviceKey}`)

const hashesOf = ({ id, tokenHash, deviceHash }: DrawnSession) => ({ id, tokenHash, deviceHash })

async function wasJustReplaced(platform: PlatformContext, reader: Reader, deviceHash: string): Promise<boolean> {
  const [next] = await reader.find(sessions, 'byReplaced', { prefix: [deviceHash], limit: 1 })
  return next !== undefined && platform.clock.now() - next.openedAt < REPLACED_FOR
}
