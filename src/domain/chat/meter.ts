import { exitCodes, type ExitCode } from './exit-code'

/**
 * The terms of a chat. A minute is billed by the second, rounded up to whole coins over the WHOLE
 * chat and not each minute: cost(s) = ceil(price × s / 60). The industry bills started minutes; by
 * the second is fairer, and still exact. The server's meter decides, regardless of the client's
 * clock (ruling).
 */
export interface MeterTerms {
  /** Whole coins per minute; 0 for free modes. */
  readonly pricePerMinute: number
  /** Whole coins the guest could spend when the chat began. */
  readonly balance: number
  /** Seconds that vouchers cover, used before any coin. */
  readonly voucherSeconds: number
  /** The guest's own stop in coins of this chat; `null` when only the balance limits it. */
  readonly stopAt: number | null
  /**
   * Whole coins that the guest's own spending limits allow for this chat; `null` when none is set.
   */
  readonly allowance: number | null
  /** The mode's own limit; `null` for none. A preview ends with 401, a timed mode with 503. */
  readonly timeLimit: { readonly seconds: number; readonly exitCode: ExitCode } | null
}

/** A running or ended meter: `seconds` is the whole count, from which the charge follows. */
export interface Meter {
  readonly terms: MeterTerms
  readonly seconds: number
  readonly ended: ExitCode | null
}

/** The result of one step of time: the coins and voucher seconds that this step used. */
export interface MeterStep {
  readonly meter: Meter
  readonly charge: number
  readonly usedVoucherSeconds: number
  readonly ended: ExitCode | null
}

/**
 * Returns the coins for this many seconds without a voucher, in integer arithmetic: ceil(price ×
 * seconds / 60).
 */
export const costOf = (pricePerMinute: number, billableSeconds: number): number => {
  const sixtieths = pricePerMinute * billableSeconds
  const rest = sixtieths % 60
  return (sixtieths - rest) / 60 + (rest > 0 ? 1 : 0)
}

/**
 * Returns the maximum seconds these coins pay for: the largest s whose cost(s) does not exceed
 * them. Infinity for a free mode.
 */
export const secondsFor = (pricePerMinute: number, coins: number): number =>
  pricePerMinute === 0 ? Number.POSITIVE_INFINITY : Math.floor((Math.max(0, coins) * 60) / pricePerMinute)

const fundedSeconds = ({ pricePerMinute, voucherSeconds }: MeterTerms, coins: number): number =>
  voucherSeconds + secondsFor(pricePerMinute, coins)

/**
 * Returns the seconds after which the chat must end, and its exit code: 502 for the guest's own
 * stop or spending limit, 503 (or the mode's code) for its time, 501 for the balance. Where two
 * coincide, the guest's own limit takes precedence, then the mode, so that no guest is prompted to
 * top up in vain [CHA-007].
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

/** Returns the coins a meter has charged so far; vouchers pay for the first seconds. */
export const chargedBy = ({ terms, seconds }: Meter): number =>
  costOf(terms.pricePerMinute, Math.max(0, seconds - terms.voucherSeconds))

/**
 * Returns the voucher seconds a meter has used so far. A free mode uses none, because it must not
 * consume a voucher.
 */
export const voucherSecondsUsedBy = ({ terms, seconds }: Meter): number =>
  terms.pricePerMinute === 0 ? 0 : Math.min(seconds, terms.voucherSeconds)

/**
 * Returns a meter at zero, which ends at once when not a single second is paid for. Throws
 * `RangeError` on fractions or negative numbers.
 */
export const startMeter = (terms: MeterTerms): Meter => {
  const numbers = [terms.pricePerMinute, terms.balance, terms.voucherSeconds, terms.stopAt ?? 0, terms.allowance ?? 0]
  if (!numbers.every((value) => Number.isSafeInteger(value) && value >= 0)) {
    throw new RangeError('A meter counts whole coins and seconds, none below zero')
  }
  const limit = limitOf(terms)
  return { terms, seconds: 0, ended: limit.seconds <= 0 ? limit.exitCode : null }
}

/**
 * Advances by whole seconds. The charges add up to the same bill however the time is split into
 * steps; coins never exceed the balance, the guest's stop or their limits, and vouchers are used up
 * first. A meter that has ended counts nothing any more.
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
