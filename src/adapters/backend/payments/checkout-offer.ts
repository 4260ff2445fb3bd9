import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { CheckoutRefusal } from '@/application/payments/checkout-gateway'
import { isEntitled, type Entitlement } from '@/domain/entitlements/entitlement'
import { redeemsCode, type PaymentFlow } from '@/domain/payments/flows'
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
  'promocode',
  'scratchcard',
  'changecc',
  'avs',
])

const SIGN_IN: ReadonlySet<PaymentFlow> = new Set(['signup', 'login', 'pwdlost', 'pwdreset'])

/** The flow that requests a mail, and the flow that the link in it opens. */
const BY_MAIL: ReadonlySet<PaymentFlow> = new Set(['pwdlost', 'pwdreset'])

/** Returns the action of a guest in a flow. */
function actionOf(flow: PaymentFlow): 'pay' | 'redeem' | 'verify-age' {
  if (flow === 'avs') return 'verify-age'
  return redeemsCode(flow) ? 'redeem' : 'pay'
}

/**
 * Returns why a guest cannot open a flow; `null`: they can (AUT-004, AUT-008, AUT-012, AUT-013,
 * AUT-015, PAY-095). `isForced`: they have to pay first (AUT-003).
 */
export function checkoutRefusal(
  flow: PaymentFlow,
  guest: GuestRecord,
  held: readonly Entitlement[],
  disableLogin: boolean,
  now: number,
  isExcluded: boolean,
  isForced: boolean,
): CheckoutRefusal | null {
  const plan = planSoldBy(flow)
  if (!OFFERED.has(flow) && plan === undefined) return 'not-offered'
  const signIn = SIGN_IN.has(flow)
  if (signIn && disableLogin) return 'login-disabled'
  // A guest who sets a password by mail may be logged in here, even with another account: the link
  // identifies the account.
  if (signIn && isLoggedIn(guest) && !BY_MAIL.has(flow)) return 'already-logged-in'
  if (signIn) return null
  const permission = authorize(guest, actionOf(flow))
  if (!permission.ok) return permission.reason
  if (isExcluded && flow !== 'avs') return 'self-excluded'
  // Who has to pay first buys coins, and nothing else.
  if (isForced && plan !== undefined) return 'forced-payment'
  return plan !== undefined && isEntitled(held, plan.grants, now) ? 'not-offered' : null
}
