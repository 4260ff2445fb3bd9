import type { Language } from '@/domain/navigation/language'

/** The texts that guest and operator agree on. */
export const LEGAL_TEXT_TYPES = ['terms-of-service', 'data-protection'] as const

/** One of the texts. */
export type LegalTextType = (typeof LEGAL_TEXT_TYPES)[number]

/** One version of a legal text in one language (BLO-018). */
export interface LegalText {
  readonly id: string
  readonly type: LegalTextType
  /** The operator's product it was written for. */
  readonly product: string
  /** Counts from 1; a changed text is a new version. */
  readonly version: number
  readonly language: Language
  readonly title: string
  /** Epoch ms; the text is valid from then on, until the next version is. */
  readonly validFrom: number
  /** The operator's HTML. A page must parse it with `blocksOf` before showing it. */
  readonly html: string
}

/** Returns the download address of a legal text (BLO-020). */
export const legalTextAddress = (id: string): string => `/rest/v1/asset/legal-text/download/${encodeURIComponent(id)}`

/** A downloadable file of a legal text. */
export interface LegalTextFile {
  readonly name: string
  readonly contentType: string
  readonly content: string
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escaped = (text: string): string => text.replaceAll(/[&<>"']/gu, (letter) => ESCAPES[letter] ?? letter)

/** Browsers open the file without the product, and it runs nothing: its own policy forbids it. */
const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'"

/** Returns the file for download; `body` is HTML that is safe to show. */
export const legalTextFile = (
  { type, version, language, title }: Pick<LegalText, 'type' | 'version' | 'language' | 'title'>,
  body: string,
): LegalTextFile => ({
  name: `vesper-${type}-v${version}-${language}.html`,
  contentType: 'text/html; charset=utf-8',
  content: `<!doctype html>\n<html lang="${language}">\n<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>${escaped(title)}</title></head>\n<body>\n<h1>${escaped(title)}</h1>\n${body}\n</body>\n</html>\n`,
})
