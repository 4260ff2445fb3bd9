import type { Language } from '@/domain/navigation/language'

/**
 * Beginnings of words that no text of the product may contain: about bodies, acts, or youth. Matched at the start of a
 * word.
 */
const everywhere = ['sex', 'porn', 'erot', 'nude', 'strip', 'fetish', 'bdsm', 'teen', 'lolita', 'orgas', 'libid']

const own: Readonly<Record<Language, readonly string[]>> = {
  de: `nackt körper haut lippen brust busen hintern kuss küss berühr verführ lust\\b begierde heiß intim bett dessous jung mädchen
    junge kind schul student baby papi\\b mami\\b`.split(/\s+/u),
  en: `naked body bodies skin lips breast chest bottom kiss touch seduc lust desire hot intimate bed undress lingerie young girl
    boy child kids\\b school student baby daddy mommy tiny`.split(/\s+/u),
  es: `desnud cuerpo piel labios pecho culo beso besar tocar seduc lujuria deseo caliente\\b íntim cama lencería joven chica
    chico niñ escuela colegi estudiante bebé papi mami`.split(/\s+/u),
}

/** "Canela caliente" is cinnamon, and "kind" is German for a child but English for friendly: each language has its own list. */
const allowed: readonly RegExp[] = [/canela caliente/giu]

/** Those of the texts that are not allowed in the product. */
export const unwelcome = (texts: readonly string[], language: Language): readonly string[] =>
  texts.filter((text) => isUnwelcome(text, language))

function isUnwelcome(text: string, language: Language): boolean {
  const stored = allowed.reduce((left, pattern) => left.replaceAll(pattern, ''), text)
  const stems = [...everywhere, ...own[language]]
  return stems.some((stem) => new RegExp(`(?<!\\p{L})${stem.replace('\\b', '(?!\\p{L})')}`, 'iu').test(stored))
}
