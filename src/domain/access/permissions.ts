import type { RestrictionLevel } from '@/domain/guest/guest'

/** The guest's status with the platform, as far as it decides what they may do [AUT-001][AUT-003]. */
export interface GuestStanding {
  readonly isLoggedIn: boolean
  readonly isLocked: boolean
  readonly isRestricted: boolean
  readonly restrictionLevel: RestrictionLevel | null
  readonly isBlockedForComments: boolean
}

/** How much of the product an action takes; a restriction bars everything beyond its level. */
type Reach = 'support' | 'watch' | 'talk' | 'pay'

interface Terms {
  readonly needsLogin: boolean
  readonly reach: Reach
}

const open = (reach: Reach): Terms => ({ needsLogin: false, reach })
const member = (reach: Reach): Terms => ({ needsLogin: true, reach })

/** Every action a guest can request, whether it takes an account, and how far it reaches. */
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

/** Something a guest wants to do [AUT-004][AUT-008][AUT-009][MED-045][MED-046][MED-047][CON-010][FEE-030]. */
export type GuestAction = keyof typeof TERMS

/** Why a guest may not. */
export type ActionRefusal = 'locked' | 'login-required' | 'restricted' | 'blocked-for-comments'

/** Whether a guest may, or why not; only who wants to comment can be blocked for comments. */
export type Permission<A extends GuestAction = GuestAction> =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: A extends 'comment' ? ActionRefusal : Exclude<ActionRefusal, 'blocked-for-comments'>
    }

/** What is left at each level of restriction: no paying, then only watching, then only support (rulings). */
const left: Readonly<Record<0 | 1 | 2 | 3, readonly Reach[]>> = {
  0: ['support', 'watch', 'talk', 'pay'],
  1: ['support', 'watch', 'talk'],
  2: ['support', 'watch'],
  3: ['support'],
}

/** A restricted guest whose level is not known is barred at least from paying. */
const levelOf = (guest: GuestStanding): 0 | 1 | 2 | 3 => (guest.isRestricted ? (guest.restrictionLevel ?? 1) : 0)

/**
 * Whether a guest may do something. A locked guest reaches support only; a guest without an account is prompted to log
 * in before any other refusal; a restriction of level 1 bars paying, 2 leaves watching, 3 leaves support (rulings); a
 * guest blocked for comments may not comment [FEE-031]. Settings stay within reach of every account, since they hold
 * the guest's limits and data rights.
 */
export const mayDo = <A extends GuestAction>(action: A, guest: GuestStanding): Permission<A> => {
  const reason = refusalOf(action, guest)
  // The last reason is given to comments only.
  return reason === null ? { ok: true } : ({ ok: false, reason } as Permission<A>)
}

function refusalOf(action: GuestAction, guest: GuestStanding): ActionRefusal | null {
  const terms: Terms = TERMS[action]
  if (guest.isLocked && terms.reach !== 'support') return 'locked'
  if (terms.needsLogin && !guest.isLoggedIn) return 'login-required'
  if (!left[levelOf(guest)].includes(terms.reach)) return 'restricted'
  return action === 'comment' && guest.isBlockedForComments ? 'blocked-for-comments' : null
}
