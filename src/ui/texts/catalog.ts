import type { en } from './en'
import type { enMore } from './en-more'

type Widen<T> = T extends string ? string : { readonly [Key in keyof T]: Widen<T[Key]> }

/** The shape every language has to fill; English is where it is written down. */
export type CoreCatalog = Widen<typeof en>
export type MoreCatalog = Widen<typeof enMore>
export type Catalog = CoreCatalog & MoreCatalog

type Join<T, Prefix extends string = ''> = {
  [Key in keyof T & string]: T[Key] extends string ? `${Prefix}${Key}` : Join<T[Key], `${Prefix}${Key}.`>
}[keyof T & string]

type WithoutPlural<Key extends string> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : Key

/** Every text by its path, plural forms under their common name, so that a misspelt key does not compile. */
export type TextKey = WithoutPlural<Join<Catalog>>
