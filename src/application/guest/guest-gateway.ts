import type { PurchaseKind } from './purchase-kinds'
import type { CursorPage } from '@/application/paging/page'
import type { TipWords } from '@/domain/chat/tips'
import type { DeviceDescription } from '@/domain/guest/device-description'
import type { Guest } from '@/domain/guest/guest'
import type { SessionId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Money } from '@/domain/money/money'
import type { Voucher } from '@/domain/vouchers/voucher'

/** A short report of the guest's money (MON-013). `balance` is in whole coins. */
export interface BalanceReport {
  readonly balance: number
  readonly balanceFormatted: string
  readonly isPayingCustomer: boolean
}

/**
 * One entry of the guest's account statement, newest first. `coins` is negative for what was spent;
 * `at` epoch ms.
 */
export interface Purchase {
  readonly id: string
  readonly kind: PurchaseKind
  readonly at: number
  readonly coins: number
  /** The amount paid in real money, if any. */
  readonly paid: Money | null
  /** Name of an actor or title of a video; proper names, hence not translated. */
  readonly subject: string | null
  readonly subjectId: string | null
  /** The guest's note on a tip; `null`: it is not a tip, or was given before notes existed. */
  readonly tip: TipWords | null
}

/** The part of a profile that its guest may change (GUE-020). */
export interface ProfileChange {
  readonly name?: string
  readonly avatar?: number
}

/** A session of the guest on one of their devices. Times are epoch milliseconds. */
export interface GuestSession {
  readonly id: SessionId
  readonly openedAt: number
  /** The time of its last use, five minutes behind at most. */
  readonly usedAt: number
  /** The country it was opened from, ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly device: DeviceDescription
  /** Whether this session sent the request. */
  readonly isCurrent: boolean
}

export type ProfileRefusal = 'login-required' | 'name-length' | 'name-taken' | 'name-characters'

/**
 * The guest and their session. The access token stays inside the adapter and is never handed out.
 */
export interface GuestGateway {
  /** Restores the device's session or starts an anonymous one. Throws `BackendError`. */
  open(language: Language): Promise<Guest>
  /** Returns the guest's current state on the platform (GUE-019). */
  current(): Promise<Guest>
  /** Returns the guest's balance: GET /guest/getGuestBalance (MON-013). */
  balance(): Promise<BalanceReport>
  /** Returns the guest's vouchers (VOU-005). */
  vouchers(): Promise<readonly Voucher[]>
  /** Ends the session everywhere on this device (AUT-026). */
  logout(): Promise<void>
  /** Lists the guest's sessions on all their devices, newest first; at most 20. */
  sessions(): Promise<readonly GuestSession[]>
  /**
   * Ends a session, whose pages receive `sessionExpired` at once. Another guest's session is not
   * found.
   */
  endSession(id: SessionId): Promise<{ ok: true } | { ok: false; reason: 'not-found' }>
  /** Changes the guest's profile (GUE-020, GUE-021). */
  updateProfile(change: ProfileChange): Promise<{ ok: true; guest: Guest } | { ok: false; reason: ProfileRefusal }>
  /** Stores preferences (GUE-037); callers ignore a failure (GUE-038). */
  savePreferences(preferences: Readonly<Record<string, string>>): Promise<void>
  /** Returns the account statement, newest first (rulings: purchases). */
  purchases(first: number, after: string | null): Promise<CursorPage<Purchase>>
}

export const GuestGateway = Symbol.for('GuestGateway')
