import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { CheckoutRefusal } from '@/application/payments/checkout-gateway'
import { isEntitled, type Entitlement } from '@/domain/entitlements/entitlement'
import { traitsOf, type PaymentFlow } from '@/domain/payments/flows'
import { planSoldBy } from '@/domain/payments/plans'

/** What the sandbox payment service can do, besides selling the plans; other flows are refused rather than shown half done. */
const OFFERED: ReadonlySet<PaymentFlow> = new Set([
  'signup',
  'login',
  'pwdlost',
  'pwdreset',
  'moneycharge',
  'oneclick',
  'oneclickpaytour',
  'avs',
])

const SIGN_IN: ReadonlySet<PaymentFlow> = new Set(['signup', 'login', 'pwdlost', 'pwdreset'])

/** What a mail leads to, and what requests one. */
const BY_MAIL: ReadonlySet<PaymentFlow> = new Set(['pwdlost', 'pwdreset'])

/** What a guest does who goes through a flow. */
const actionOf = (flow: PaymentFlow): 'pay' | 'verify-age' => (traitsOf(flow).isPayment ? 'pay' : 'verify-age')

/** Why a guest cannot open a flow; `null`: they can (AUT-004, AUT-008, AUT-012, AUT-013, AUT-015, PAY-095). */
export function checkoutRefusal(
  flow: PaymentFlow,
  guest: GuestRecord,
  held: readonly Entitlement[],
  disableLogin: boolean,
  now: number,
  isExcluded: boolean,
): CheckoutRefusal | null {
  const plan = planSoldBy(flow)
  if (!OFFERED.has(flow) && plan === undefined) return 'not-offered'
  const signIn = SIGN_IN.has(flow)
  if (signIn && disableLogin) return 'login-disabled'
  // A guest who sets a password by mail may be logged in here, with another account even: the link identifies which
  // account is meant.
  if (signIn && isLoggedIn(guest) && !BY_MAIL.has(flow)) return 'already-logged-in'
  if (signIn) return null
  const permission = authorize(guest, actionOf(flow))
  if (!permission.ok) return permission.reason
  if (isExcluded && traitsOf(flow).isPayment) return 'self-excluded'
  return plan !== undefined && isEntitled(held, plan.grants, now) ? 'not-offered' : null
}
