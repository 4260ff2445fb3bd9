import type { Page } from '@/application/paging/page'
import type { LegalText, LegalTextType } from '@/domain/legal/legal-text'
import type { Language } from '@/domain/navigation/language'

/** A filter of legal texts; every given part must match. */
export interface LegalTextFilter {
  /** One text, in any language. */
  readonly id?: string
  readonly type?: LegalTextType
  readonly product?: string
  readonly version?: number
  /** Default: the guest's language, unless an id is given. */
  readonly language?: Language
}

export interface LegalTextQuery {
  readonly filter: LegalTextFilter
  readonly first: number
  readonly offset: number
}

/** The legal texts between guest and operator. Throws `BackendError`. */
export interface LegalGateway {
  /** Lists texts in force, newest first; texts not yet in force are left out (BLO-019). */
  texts(query: LegalTextQuery): Promise<Page<LegalText>>
}

export const LegalGateway = Symbol.for('LegalGateway')
