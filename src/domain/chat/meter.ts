import { exitCodes, type ExitCode } from './exit-code'

/**
 * What a chat runs on. A minute is billed by the second, rounded up to whole coins over the WHOLE chat and not each
 * minute: cost(s) = ceil(price × s / 60). The industry bills started minutes; by the second is fairer, and still exact.
 * The server's meter counts, regardless of the client's clock (ruling).
 */
export interface MeterTerms {
  /** Whole coins a minute; 0 for free modes. */
  readonly pricePerMinute: number
  /** Whole coins the guest could spend when the chat began. */
  readonly balance: number
  /** Seconds vouchers pay, consumed before any coin. */
  readonly voucherSeconds: number
  /** The guest's own stop in coins of this chat; `null`: only the balance limits it. */
  readonly stopAt: number | null
  /** Whole coins of this chat that the guest's own spending limits allow; `null`: none is set. */
  readonly allowance: number | null
  /** The mode's own end; `null`: none. A preview ends with 401, a timed mode with 503. */
  readonly timeLimit: { readonly seconds: number; readonly exitCode: ExitCode } | null
}

/** A running or ended meter: `seconds` is all that was counted, the charge follows from it. */
export interface Meter {
  readonly terms: MeterTerms
  readonly seconds: number
  readonly ended: ExitCode | null
}

/** What one step of time brought: coins and voucher seconds used by this step alone. */
export interface MeterStep {
  readonly meter: Meter
  readonly charge: number
  readonly usedVoucherSeconds: number
  readonly ended: ExitCode | null
}

/** Coins for so many seconds that no voucher paid, on integers: ceil(price × seconds / 60). */
export const costOf = (pricePerMinute: number, billableSeconds: number): number => {
  const sixtieths = pricePerMinute * billableSeconds
  const rest = sixtieths % 60
  return (sixtieths - rest) / 60 + (rest > 0 ? 1 : 0)
}

/** The maximum seconds this many coins pay: the largest s with cost(s) not above them. Infinity for a free mode. */
export const secondsFor = (pricePerMinute: number, coins: number): number =>
  pricePerMinute === 0 ? Number.POSITIVE_INFINITY : Math.floor((Math.max(0, coins) * 60) / pricePerMinute)

const fundedSeconds = ({ pricePerMinute, voucherSeconds }: MeterTerms, coins: number): number =>
  voucherSeconds + secondsFor(pricePerMinute, coins)

/**
 * The seconds after which the chat must end, and the code it ends with: 502 the guest's own stop or spending limit, 503
 * (or the mode's code) its time, 501 the balance. Where two coincide, the guest's own limit names the end, then the
 * mode, so that no guest is prompted to top up in vain [CHA-007].
 */
export const limitOf = (terms: MeterTerms): { readonly seconds: number; readonly exitCode: ExitCode } => {
  const limits = [
    ...(terms.stopAt === null
      ? []
      : [{ seconds: fundedSeconds(terms, terms.stopAt), exitCode: exitCodes.guestLimitReached }]),
    ...(terms.allowance === null
      ? []
      : [{ seconds: fundedSeconds(terms, terms.allowance), exitCode: exitCodes.guestLimitReached }]),
    ...(terms.timeLimit === null ? [] : [terms.timeLimit]),
    { seconds: fundedSeconds(terms, terms.balance), exitCode: exitCodes.balanceUsedUp },
  ]
  return limits.reduce((first, limit) => (limit.seconds < first.seconds ? limit : first))
}

/** Coins a meter has charged so far; vouchers pay the first seconds. */
export const chargedBy = ({ terms, seconds }: Meter): number =>
  costOf(terms.pricePerMinute, Math.max(0, seconds - terms.voucherSeconds))

/** Voucher seconds a meter has used so far. A free mode uses none: what costs nothing must not eat a voucher. */
export const voucherSecondsUsedBy = ({ terms, seconds }: Meter): number =>
  terms.pricePerMinute === 0 ? 0 : Math.min(seconds, terms.voucherSeconds)

/** A meter at zero. Ended at once where not a single second is paid for. Throws `RangeError` on fractions or debts. */
export const startMeter = (terms: MeterTerms): Meter => {
  const numbers = [terms.pricePerMinute, terms.balance, terms.voucherSeconds, terms.stopAt ?? 0, terms.allowance ?? 0]
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError('A meter counts whole coins and seconds, none below zero')
  }
  const limit = limitOf(terms)
  return { terms, seconds: 0, ended: limit.seconds <= 0 ? limit.exitCode : null }
}

/**
 * Lets whole seconds pass. However the same time is cut into steps, the charges add up to the same bill; coins never
 * pass the balance, the guest's stop nor their limits, and vouchers are used up first. After the end nothing is counted any more.
 */
export const advance = (meter: Meter, seconds: number): MeterStep => {
  if (!Number.isSafeInteger(seconds) || seconds < 0) throw new RangeError(`A meter cannot advance by ${seconds} s`)
  if (meter.ended !== null) return { meter, charge: 0, usedVoucherSeconds: 0, ended: meter.ended }
  const limit = limitOf(meter.terms)
  const reached = Math.max(meter.seconds, Math.min(meter.seconds + seconds, limit.seconds))
  const next: Meter = { ...meter, seconds: reached, ended: reached >= limit.seconds ? limit.exitCode : null }
  return {
    meter: next,
    charge: chargedBy(next) - chargedBy(meter),
    usedVoucherSeconds: voucherSecondsUsedBy(next) - voucherSecondsUsedBy(meter),
    ended: next.ended,
  }
}
