import type { Language } from './language'

/** A part of the product that the navigation leads to. */
export type Section =
  | 'live'
  | 'newFaces'
  | 'videos'
  | 'albums'
  | 'shows'
  | 'blog'
  | 'feed'
  | 'tv'
  | 'playlists'
  | 'messenger'
  | 'account'

/** What holds of a page beside its address. */
export interface PageFacts {
  /** The section whose link is marked on the page; none: it is outside of all. */
  readonly section?: Section
  /** It shows what is one guest's own, or what a link of a mail opened: the browser renders it, and the server does not. */
  readonly isPersonal?: true
  /** There is nothing on it that is for adults only: it can be read before any question about the age is answered. */
  readonly isBeforeGate?: true
  /** The site map leaves it out; the comment beside it says why. */
  readonly isListed?: false
  /** No search engine is to list it, as a page for each text that can be typed. The site map leaves it out too. */
  readonly isIndexed?: false
}

/** The address of a page in every language, without origin and language segment; `{name}` is the placeholder of a parameter. */
type Address<En extends string = string> = Readonly<{ en: En } & Record<Exclude<Language, 'en'>, string>>

/** A page: its address, and what holds of it. */
export type PageDescriptor = Address & PageFacts

/** English is the pattern; a language that defines no translation of its own uses the English segments [NAV-005]. */
export const at = <const En extends string>(en: En, de: string = en, es: string = en): Address<En> => ({ en, de, es })

/** Pages of which the same holds. */
export function pages<P extends Readonly<Record<string, Address>>>(
  facts: PageFacts,
  addresses: P,
): { readonly [Name in keyof P]: P[Name] & PageFacts } {
  for (const address of Object.values(addresses)) Object.assign(address, facts)
  return addresses
}
