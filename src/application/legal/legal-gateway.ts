import type { Page } from '@/application/paging/page'
import type { LegalText, LegalTextType } from '@/domain/legal/legal-text'
import type { Language } from '@/domain/navigation/language'

/** Which legal texts are listed: all that is given must hold. */
export interface LegalTextFilter {
  /** One text, in any language. */
  readonly id?: string
  readonly type?: LegalTextType
  readonly product?: string
  readonly version?: number
  /** Missing: the language of the guest, unless an id is given. */
  readonly language?: Language
}

export interface LegalTextQuery {
  readonly filter: LegalTextFilter
  readonly first: number
  readonly offset: number
}

/** The texts that guest and operator agree on. Throws `BackendError`. */
export interface LegalGateway {
  /** The newest that counts first; one that does not count yet is not listed (BLO-019). */
  texts(query: LegalTextQuery): Promise<Page<LegalText>>
}

export const LegalGateway = Symbol.for('LegalGateway')
