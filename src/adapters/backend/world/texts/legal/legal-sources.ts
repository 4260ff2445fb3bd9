import type { LegalTextType } from '@/domain/legal/legal-text'

/** A text in parts, as its author writes it: `[words](page)` is a link to a page. */
export interface LegalSource {
  readonly title: string
  readonly lead: string
  readonly sections: readonly { readonly title: string; readonly text: string }[]
}

export type LegalSources = Readonly<Record<LegalTextType, LegalSource>>
