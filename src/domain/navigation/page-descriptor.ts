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

/** The properties of a page beside its address. */
export interface PageFacts {
  /** The section whose link is marked on the page; absent for pages outside of all sections. */
  readonly section?: Section
  /**
   * The page shows data of one guest, or opens from a link in a mail: the browser renders it, not
   * the server.
   */
  readonly isPersonal?: true
  /**
   * The page contains nothing for adults only: it can be read before the age question is answered.
   */
  readonly isBeforeGate?: true
  /** The site map excludes the page; the comment beside it gives the reason. */
  readonly isListed?: false
  /**
   * Search engines must not index the page, for example one for each text that can be typed. The
   * site map excludes it too.
   */
  readonly isIndexed?: false
}

/**
 * The address of a page in every language, without origin and language segment; `{name}` is the
 * placeholder of a parameter.
 */
type Address<En extends string = string> = Readonly<{ en: En } & Record<Exclude<Language, 'en'>, string>>

/** A page: its address and its properties. */
export type PageDescriptor = Address & PageFacts

/**
 * Builds an address. English is the pattern; a language without a translation of its own uses the
 * English segments [NAV-005].
 */
export const at = <const En extends string>(en: En, de: string = en, es: string = en): Address<En> => ({ en, de, es })

/** Declares pages with the same properties. */
export function pages<P extends Readonly<Record<string, Address>>>(
  facts: PageFacts,
  addresses: P,
): { readonly [Name in keyof P]: P[Name] & PageFacts } {
  for (const address of Object.values(addresses)) Object.assign(address, facts)
  return addresses
}
