import type { AccountError } from '@/application/accounts/account-forms'
import type { Language } from '@/domain/navigation/language'

/** Where a request about an account comes from: attempts and mails are counted by it. */
export interface Requester {
  readonly deviceHash: string
  /** `null` if there is no network between. */
  readonly address: string | null
  readonly language: Language
}

/** A refusal, by field; `form` is the request as a whole. */
export interface AccountRefusal {
  readonly ok: false
  readonly errors: Readonly<Record<string, AccountError>>
}

export const refusedWith = (errors: AccountRefusal['errors']): AccountRefusal => ({ ok: false, errors })
