/** Time for which a login attempt counts, in ms. */
export const LOGIN_WINDOW = 15 * 60_000

/**
 * Maximum attempts from one origin at one account; fewer while many origins try the same account.
 */
const MAX_AT_ACCOUNT = 10
const MAX_UNDER_ATTACK = 3

/**
 * From this many wrong attempts at an account on, of any origin, the account counts as under
 * attack.
 */
const ATTACK = 50

/** Maximum attempts from one network, at any accounts. */
const MAX_OF_NETWORK = 30

/**
 * This many wrong attempts at an account cause no delay; each further one doubles it, up to the
 * maximum.
 */
const FREE = 10
const FIRST_DELAY = 250
const MAX_DELAY = 4_000

/** Attempts within the window that no correct password has cleared. */
export interface LoginCounts {
  /** From this origin at this account. */
  readonly own: number
  /** From this network at all accounts. */
  readonly network: number
  /** From all unknown devices at this account. */
  readonly account: number
}

/**
 * Returns how long an attempt waits before its password is checked, in ms; `null` refuses it. A
 * device that has logged in to the account before is judged by its own attempts only, so that
 * strangers cannot lock the owner out. Any other device with fewer than three attempts is never
 * refused for what other networks do.
 */
export function loginDelay({ own, network, account }: LoginCounts, isKnownDevice: boolean): number | null {
  if (isKnownDevice) return own < MAX_AT_ACCOUNT ? 0 : null
  if (network >= MAX_OF_NETWORK) return null
  if (own >= (account >= ATTACK ? MAX_UNDER_ATTACK : MAX_AT_ACCOUNT)) return null
  if (account < FREE) return 0
  return Math.min(MAX_DELAY, FIRST_DELAY * 2 ** Math.min(account - FREE, 10))
}

/**
 * Returns the network of an address, which one household or one rented machine has to itself: an
 * IPv4 address, or the first 64 bits of an IPv6 address.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(?<four>[\d.]+)$/iu.exec(address)?.groups?.['four']
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = '', queue] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = (text: string | undefined): readonly string[] =>
    (text ?? '').split(':').filter((group) => group !== '')
  const missing = queue === undefined ? 0 : 8 - groups(head).length - groups(queue).length
  const all = [...groups(head), ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...groups(queue)]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
