import type { Language } from '@/domain/navigation/language'

/**
 * The English texts, one namespace per feature. Each `src/ui/<feature>/texts/en.ts` adds its own,
 * so that a new feature changes no list here.
 */
export interface Namespaces {}

type Widen<T> = T extends string ? string : { readonly [Key in keyof T]: Widen<T[Key]> }

/** The shape every language has to fill. */
export type Catalog = { readonly [Name in keyof Namespaces]: Widen<Namespaces[Name]> }

export type Namespace = keyof Namespaces

type Join<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Join<T[Key], `${Prefix}${Key}.`>
}[keyof T & string]

type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** Every text by namespace and path, plurals under a common name: wrong keys do not compile. */
export type TextKey = WithoutPlural<Join<Catalog>>

/** The texts of one language: those every page shows, and a loader of the others. */
export interface LanguageCatalog {
  readonly first: Partial<Catalog>
  /** Loads one namespace; rejects if its file does not arrive. */
  readonly load: (namespace: Namespace) => Promise<object>
}

/** Loads the catalog of a language. */
export type LoadCatalog = (language: Language) => Promise<LanguageCatalog>
