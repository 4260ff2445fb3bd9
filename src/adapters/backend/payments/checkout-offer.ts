import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import type { MembershipRecord } from '@/adapters/backend/access/memberships'
import { authorize } from '@/adapters/backend/access/authorize'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { CheckoutRefusal } from '@/application/payments/checkout-gateway'
import { traitsOf, type PaymentFlow } from '@/domain/payments/flows'

/**
 * The flows that the sandbox payment service implements. Others are refused rather than shown in
 * part.
 */
const OFFERED: ReadonlySet<PaymentFlow> = new Set([
  'signup',
  'login',
  'pwdlost',
  'pwdreset',
  'moneycharge',
  'oneclick',
  'oneclickpaytour',
  'vipabo',
  'vxtvabo',
  'avs',
])

const SIGN_IN: ReadonlySet<PaymentFlow> = new Set(['signup', 'login', 'pwdlost', 'pwdreset'])

/** The flow that requests a mail, and the flow that the link in it opens. */
const BY_MAIL: ReadonlySet<PaymentFlow> = new Set(['pwdlost', 'pwdreset'])

/** Returns the action of a guest in a flow. */
const actionOf = (flow: PaymentFlow): 'pay' | 'verify-age' => (traitsOf(flow).isPayment ? 'pay' : 'verify-age')

/**
 * Returns why a guest cannot open a flow; `null`: they can (AUT-004, AUT-008, AUT-012, AUT-013,
 * AUT-015, PAY-095).
 */
export function checkoutRefusal(
  flow: PaymentFlow,
  guest: GuestRecord,
  membership: MembershipRecord,
  disableLogin: boolean,
  now: number,
  isExcluded: boolean,
): CheckoutRefusal | null {
  if (!OFFERED.has(flow)) return 'not-offered'
  const signIn = SIGN_IN.has(flow)
  if (signIn && disableLogin) return 'login-disabled'
  // A guest who sets a password by mail may be logged in here, even with another account: the link
  // identifies the account.
  if (signIn && isLoggedIn(guest) && !BY_MAIL.has(flow)) return 'already-logged-in'
  if (signIn) return null
  const permission = authorize(guest, actionOf(flow))
  if (!permission.ok) return permission.reason
  if (isExcluded && traitsOf(flow).isPayment) return 'self-excluded'
  if (flow === 'vipabo' && membership.vipUntil > now) return 'not-offered'
  if (flow === 'vxtvabo' && membership.tvUntil > now) return 'not-offered'
  return null
}
