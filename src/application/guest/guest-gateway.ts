import type { PurchaseKind } from './purchase-kinds'
import type { CursorPage } from '@/application/paging/page'
import type { TipWords } from '@/domain/chat/tips'
import type { DeviceDescription } from '@/domain/guest/device-description'
import type { Guest } from '@/domain/guest/guest'
import type { SessionId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import type { Money } from '@/domain/money/money'
import type { Voucher } from '@/domain/vouchers/voucher'

/** The short answer about the guest's money (MON-013). `balance` is whole coins. */
export interface BalanceReport {
  readonly balance: number
  readonly balanceFormatted: string
  readonly isPayingCustomer: boolean
}

/** One entry of the guest's account statement, newest first. `coins` is negative for what was spent; `at` epoch ms. */
export interface Purchase {
  readonly id: string
  readonly kind: PurchaseKind
  readonly at: number
  readonly coins: number
  /** What was paid in real money, where it was. */
  readonly paid: Money | null
  /** Actor's name or video's title; proper names, hence not translated. */
  readonly subject: string | null
  readonly subjectId: string | null
  /** What the guest added to a tip; `null`: it is none, or was given before notes were. */
  readonly tip: TipWords | null
}

/** What a guest may change about themselves (GUE-020). */
export interface ProfileChange {
  readonly name?: string
  readonly avatar?: number
}

/** A session of the guest on some device of theirs. Times are epoch milliseconds. */
export interface GuestSession {
  readonly id: SessionId
  readonly openedAt: number
  /** When it was last used; five minutes late at most. */
  readonly usedAt: number
  /** ISO 3166-1 alpha-2, from where it was opened. */
  readonly countryCode: string
  readonly device: DeviceDescription
  /** Whether it is the session that sends the request. */
  readonly isCurrent: boolean
}

export type ProfileRefusal = 'login-required' | 'name-length' | 'name-taken' | 'name-characters'

/** The guest and their session. The access token stays inside the adapter and is never handed out. */
export interface GuestGateway {
  /** Restores the device's session or starts an anonymous one. Throws `BackendError`. */
  open(language: Language): Promise<Guest>
  /** The guest as the platform sees them now (GUE-019). */
  current(): Promise<Guest>
  /** GET /guest/getGuestBalance (MON-013). */
  balance(): Promise<BalanceReport>
  /** The guest's vouchers (VOU-005). */
  vouchers(): Promise<readonly Voucher[]>
  /** Ends the session everywhere on this device (AUT-026). */
  logout(): Promise<void>
  /** The sessions of the guest on all of their devices, the newest first; at most 20. */
  sessions(): Promise<readonly GuestSession[]>
  /** Ends one of them: its pages receive `sessionExpired` at once. Another guest's session is not found. */
  endSession(id: SessionId): Promise<{ ok: true } | { ok: false; reason: 'not-found' }>
  /** GUE-020, GUE-021. */
  updateProfile(change: ProfileChange): Promise<{ ok: true; guest: Guest } | { ok: false; reason: ProfileRefusal }>
  /** GUE-037; a failure is swallowed by the caller (GUE-038). */
  savePreferences(preferences: Readonly<Record<string, string>>): Promise<void>
  /** Account statement, newest first (rulings: purchases). */
  purchases(first: number, after: string | null): Promise<CursorPage<Purchase>>
}

export const GuestGateway = Symbol.for('GuestGateway')
