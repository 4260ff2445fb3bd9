import type { PictureRef } from '@/domain/actors/actor'
import type { Guest } from '@/domain/guest/guest'
import type { LibraryItem, LibraryKind } from '@/domain/library/library'
import type { Services } from '@/ui/base/services'
import type { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'

/** The content of an item that opens over the library. */
export type OpenedContent =
  | { readonly kind: 'pictures'; readonly addresses: readonly string[] }
  /** `poster` is `null` where the cover of the item takes its place. */
  | { readonly kind: 'clip'; readonly src: string; readonly poster: PictureRef | null }

/**
 * A kind of items in a guest's library. A feature exports its `libraryKinds` from
 * `src/ui/<feature>/library-kinds.ts`, where they are found by the name of the file.
 */
export interface ItemKind {
  readonly kind: LibraryKind
  /** The page of an item; `null`: it has none now. Absent: its items open over the library. */
  readonly address?: (item: LibraryItem, href: ReturnType<typeof useHref>) => string | null
  /** Its own title, or a text about the actor with the given name. */
  readonly title: (item: LibraryItem, texts: Texts, name: string) => string
  /**
   * Loads an item that opens over the library, whose addresses are granted now. `null`: not visible
   * now, as after a revoked proof of age.
   */
  readonly open?: (subjectId: string, services: Services) => Promise<OpenedContent | null>
  /** Saves an item, or removes it from what is saved. Returns whether that succeeded. */
  readonly save?: (subjectId: string, wanted: boolean, guest: Guest, services: Services) => Promise<boolean>
}

/** The title of an item that has none: a text about its actor. */
export const untitled: ItemKind['title'] = ({ medium }, texts, name) =>
  texts.t(medium === 'photos' ? 'library.item.picture' : 'library.item.video', { name })

/** The title of an item, where it has one. */
export const ownTitle: ItemKind['title'] = (item, texts, name) =>
  item.title === '' ? untitled(item, texts, name) : item.title
