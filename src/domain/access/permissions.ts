/**
 * The level of a restriction: 1 may chat for free, 2 may only watch, 3 may only reach support
 * (rulings).
 */
export type RestrictionLevel = 1 | 2 | 3

/** The account status that decides what the guest may do [AUT-001][AUT-003]. */
export interface GuestStanding {
  readonly isLoggedIn: boolean
  readonly isLocked: boolean
  readonly isRestricted: boolean
  readonly restrictionLevel: RestrictionLevel | null
  readonly isBlockedForComments: boolean
}

/** The part of the product an action needs; a restriction bars everything beyond its level. */
type Reach = 'support' | 'watch' | 'talk' | 'pay'

interface Terms {
  readonly needsLogin: boolean
  readonly reach: Reach
}

const open = (reach: Reach): Terms => ({ needsLogin: false, reach })
const member = (reach: Reach): Terms => ({ needsLogin: true, reach })

/**
 * Every action a guest can request, whether it needs an account, and which part of the product it
 * needs.
 */
const TERMS = {
  'open-signup': open('support'),
  'open-login': open('support'),
  'password-lost': open('support'),
  'contact-support': open('support'),
  report: open('support'),
  'open-settings': member('support'),
  'voice-call': open('talk'),
  watch: open('watch'),
  'verify-age': member('watch'),
  'guest-lists': member('watch'),
  'track-view': member('watch'),
  pin: member('watch'),
  note: member('watch'),
  like: member('watch'),
  vote: member('talk'),
  comment: member('talk'),
  'chat-free': open('talk'),
  message: member('talk'),
  'chat-paid': member('pay'),
  buy: member('pay'),
  tip: member('pay'),
  pay: member('pay'),
  subscribe: member('pay'),
  redeem: member('pay'),
  spin: member('pay'),
} as const satisfies Record<string, Terms>

/**
 * An action that a guest can request
 * [AUT-004][AUT-008][AUT-009][MED-045][MED-046][MED-047][CON-010][FEE-030].
 */
export type GuestAction = keyof typeof TERMS

/** The reason for refusing an action. */
export type ActionRefusal = 'locked' | 'login-required' | 'restricted' | 'blocked-for-comments'

/**
 * The permission, or the reason for refusing it; only comments can be refused with
 * `blocked-for-comments`.
 */
export type Permission<A extends GuestAction = GuestAction> =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: A extends 'comment' ? ActionRefusal : Exclude<ActionRefusal, 'blocked-for-comments'>
    }

/**
 * The parts that each level of restriction leaves: no paying, then only watching, then only support
 * (rulings).
 */
const left: Readonly<Record<0 | 1 | 2 | 3, readonly Reach[]>> = {
  0: ['support', 'watch', 'talk', 'pay'],
  1: ['support', 'watch', 'talk'],
  2: ['support', 'watch'],
  3: ['support'],
}

/**
 * Returns the level of a guest's restriction; a restricted guest of unknown level may at least not
 * pay.
 */
const levelOf = (guest: GuestStanding): 0 | 1 | 2 | 3 => (guest.isRestricted ? (guest.restrictionLevel ?? 1) : 0)

/**
 * Decides whether a guest may perform an action. A locked guest can only reach support; a guest
 * without an account is prompted to log in before any other refusal; a restriction of level 1 bars
 * paying, 2 leaves watching, 3 leaves support (rulings); a guest blocked for comments may not
 * comment [FEE-031]. Every account can reach its settings, since they contain the guest's limits
 * and data rights.
 */
export const mayDo = <A extends GuestAction>(action: A, guest: GuestStanding): Permission<A> => {
  const reason = refusalOf(action, guest)
  // Only comments are refused with the last reason.
  return reason === null ? { ok: true } : ({ ok: false, reason } as Permission<A>)
}

function refusalOf(action: GuestAction, guest: GuestStanding): ActionRefusal | null {
  const terms: Terms = TERMS[action]
  if (guest.isLocked && terms.reach !== 'support') return 'locked'
  if (terms.needsLogin && !guest.isLoggedIn) return 'login-required'
  if (!left[levelOf(guest)].includes(terms.reach)) return 'restricted'
  return action === 'comment' && guest.isBlockedForComments ? 'blocked-for-comments' : null
}
