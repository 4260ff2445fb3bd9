import { standingOf } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import { isPaymentForced } from '@/adapters/backend/money/wallets'
import { checkoutRefusal } from '@/adapters/backend/payments/checkout-offer'
import { paymentRules } from '@/adapters/backend/payments/payment-rules'
import { WELCOME_MESSAGES } from '@/adapters/backend/accounts/register'
import { shows } from '@/adapters/backend/shows/show-records'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import { isEntitled } from '@/domain/entitlements/entitlement'
import type { OfferStanding } from '@/domain/incentives/offer'
import type { GuestId } from '@/domain/ids'
import type { Money } from '@/domain/money/money'
import { topUpPackages } from '@/domain/payments/packages'
import type { PaymentFlow } from '@/domain/payments/flows'
import { subscriptionPlans } from '@/domain/payments/plans'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { expiryOf, isValidAt } from '@/domain/vouchers/validity'

/** The facts about a guest that the texts of incentives state, so that they are true. */
export interface IncentiveFacts {
  readonly standing: OfferStanding
  readonly canOpen: (flow: PaymentFlow) => boolean
  /** Epoch ms; `null`: there is none. */
  readonly ends: Readonly<Record<'voucher' | 'show', number | null>>
}

/** Returns the facts about a guest as of now. */
export async function incentiveFacts(
  { rules, clock }: PlatformContext,
  reader: Reader,
  guest: GuestRecord,
): Promise<IncentiveFacts> {
  const now = clock.now()
  const [excluded, forced, held, balance, voucher, show] = await Promise.all([
    isExcluded(reader, guest.id, now),
    isPaymentForced(reader, guest.id),
    entitlementsOf(reader, guest.id),
    balanceOfGuest(reader, guest.id),
    endOfNextVoucher(reader, guest.id, now),
    startOfNextShow(reader, now),
  ])
  const { isLoggedIn, isLocked, isRestricted } = standingOf(guest)
  const { disableLogin } = rules.of(accessRules)
  const hasPayments = rules.of(paymentRules).checkoutUrl !== null
  return {
    standing: {
      isLoggedIn,
      isVip: isEntitled(held, 'vip', now),
      balance,
      isSpared: excluded || isLocked || isRestricted,
    },
    canOpen: (flow) => hasPayments && checkoutRefusal(flow, guest, held, disableLogin, now, excluded, forced) === null,
    ends: { voucher, show },
  }
}

/** Returns the end of the voucher for chat minutes that ends first. */
async function endOfNextVoucher(reader: Reader, guestId: GuestId, now: number): Promise<number | null> {
  const held = await reader.find(vouchers, 'byGuest', { prefix: [guestId] })
  const ends = held
    .filter((one) => one.type === voucherTypes.videochat && one.amount > 0 && isValidAt(one, now))
    .map((one) => expiryOf(one))
  return ends.length === 0 ? null : Math.min(...ends)
}

/** Maximum number of unfinished shows that are checked: more never run at once. */
const SHOWS = 50

async function startOfNextShow(reader: Reader, now: number): Promise<number | null> {
  const next = await reader.find(shows, 'byEnd', { prefix: [], after: [now], limit: SHOWS })
  const starts = next.map(({ start }) => start).filter((start) => start > now)
  return starts.length === 0 ? null : Math.min(...starts)
}

/**
 * The package from which the texts take the extra coins; the largest would promise what few buy.
 */
const NAMED_PACKAGE = 'topup-2500'

/**
 * Returns the values that replace names in texts. They are taken from the rules, so that no text
 * promises other numbers.
 */
export function namedFacts(inMoney: (price: Money) => string): Readonly<Record<string, string>> {
  const named = topUpPackages.find(({ id }) => id === NAMED_PACKAGE)
  return {
    messages: String(WELCOME_MESSAGES),
    vipDays: String(subscriptionPlans.vipabo.terms.days),
    topUp: String((named?.price.value ?? 0) / 100),
    topUpPrice: named === undefined ? '' : inMoney(named.price),
    extraCoins: String(named?.bonusCoins ?? 0),
  }
}
