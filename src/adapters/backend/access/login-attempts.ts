import { guests } from './guest-records'
import { sessionOfDevice } from './open-session'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { fields, number, schemaOf, text, whole } from '@/adapters/stores/record-schema'
import type { Collection, Reader, Transaction } from '@/adapters/stores/store'
import { LOGIN_WINDOW, loginDelay, networkOf } from '@/domain/access/login-limits'

/**
 * The number of recent attempts at something. The key is a hash: no e-mail and no network address
 * is stored.
 */
interface Attempts {
  readonly key: string
  readonly count: number
  /** Epoch ms at which counting begins again. */
  readonly until: number
}

export const loginAttempts: Collection<Attempts> = {
  name: 'loginAttempts',
  schema: schemaOf(fields<Attempts>({ key: text, count: whole, until: number })),
  key: ({ key }) => key,
  indexes: { byUntil: ({ until, key }) => [[until, key]] },
}

/** An attempt to log in, by its account and its origin. */
export interface LoginAttempt {
  readonly email: string
  readonly deviceHash: string
  /** `null` where there is no network between: the device is used instead. */
  readonly address: string | null
}

/** An attempt that may be made, after so many ms. */
export interface CountedAttempt {
  readonly delay: number
  /** Names who waits; one attempt each at a time. */
  readonly origin: string
  /** The right password makes up for the wrong ones. */
  forgive(): Promise<void>
}

/** Number of expired records removed at a time. */
const MAX_REMOVED = 100

interface Keys {
  readonly own: string
  readonly ofDevice: string
  readonly network: string
  readonly account: string
}

/** Accounts that do not exist are counted as well, so that counting discloses nothing. */
async function keysOf({ email, deviceHash, address }: LoginAttempt): Promise<Keys> {
  const origin = address === null ? `device ${deviceHash}` : `network ${networkOf(address)}`
  const [own, ofDevice, network, account] = await Promise.all(
    [`${email} ${origin}`, `${email} known ${deviceHash}`, origin, `account ${email}`].map((text) => hashOf(text)),
  )
  return { own: own ?? '', ofDevice: ofDevice ?? '', network: network ?? '', account: account ?? '' }
}

/**
 * Counts an attempt before its password is checked, so that simultaneous attempts are counted too.
 * `null`: it is refused.
 */
export async function countAttempt(platform: PlatformContext, attempt: LoginAttempt): Promise<CountedAttempt | null> {
  const keys = await keysOf(attempt)
  return platform.store.transaction(async (tx) => {
    const isKnown = await isKnownDevice(tx, attempt)
    const own = isKnown ? keys.ofDevice : keys.own
    const shared = isKnown ? [] : [keys.network, keys.account]
    const [ofOwn, network, account] = await Promise.all(
      [own, keys.network, keys.account].map((key) => countOf(platform, tx, key)),
    )
    const counts = { own: ofOwn?.count ?? 0, network: network?.count ?? 0, account: account?.count ?? 0 }
    const delay = loginDelay(counts, isKnown)
    if (delay === null) return null
    for (const key of [own, ...shared]) await add(platform, tx, key, 1)
    return { delay, origin: own, forgive: () => forgive(platform, own, shared) }
  })
}

/** Removes counts that are over; a few at a time. */
export async function forgetAttempts(platform: PlatformContext): Promise<void> {
  const oldest = await platform.store.find(loginAttempts, 'byUntil', { prefix: [], limit: MAX_REMOVED })
  const over = oldest.filter(({ until }) => until <= platform.clock.now())
  if (over.length === 0) return
  await platform.store.transaction(async (tx) => {
    for (const { key } of over) {
      const current = await tx.get(loginAttempts, key)
      if (current !== undefined && current.until <= platform.clock.now()) await tx.delete(loginAttempts, key)
    }
  })
}

function forgive(platform: PlatformContext, own: string, shared: readonly string[]): Promise<void> {
  return platform.store.transaction(async (tx) => {
    await tx.delete(loginAttempts, own)
    for (const key of shared) await add(platform, tx, key, -1)
  })
}

async function isKnownDevice(reader: Reader, { email, deviceHash }: LoginAttempt): Promise<boolean> {
  const accounts = (await sessionOfDevice(reader, deviceHash))?.accounts ?? []
  if (accounts.length === 0) return false
  const [guest] = await reader.find(guests, 'byEmail', { prefix: [email], limit: 1 })
  return guest !== undefined && accounts.includes(guest.id)
}

/** Returns the number of attempts within the window of a key. */
export const countAttempts = async (platform: PlatformContext, reader: Reader, key: string): Promise<number> =>
  (await countOf(platform, reader, key))?.count ?? 0

/** Counts one attempt more; the first begins a window of so many ms. */
export const oneMoreAttempt = (
  platform: PlatformContext,
  tx: Transaction,
  key: string,
  window: number,
): Promise<void> => add(platform, tx, key, 1, window)

async function countOf(platform: PlatformContext, reader: Reader, key: string): Promise<Attempts | undefined> {
  const known = await reader.get(loginAttempts, key)
  return known !== undefined && known.until > platform.clock.now() ? known : undefined
}

async function add(
  platform: PlatformContext,
  tx: Transaction,
  key: string,
  more: number,
  window = LOGIN_WINDOW,
): Promise<void> {
  const { count, until } = (await countOf(platform, tx, key)) ?? { count: 0, until: platform.clock.now() + window }
  await tx.put(loginAttempts, { key, count: Math.max(0, count + more), until })
}
