import type { LibraryItem, LibraryKind } from '@/domain/library/library'
import type { useHref } from '@/ui/base/use-href'
import type { ItemKind } from '@/ui/library/item-kind'
import type { Texts } from '@/ui/texts/texts'

const known: ReadonlyMap<LibraryKind, ItemKind> = new Map(
  Object.values(
    import.meta.glob<readonly ItemKind[]>('/src/ui/*/library-kinds.ts', { eager: true, import: 'libraryKinds' }),
  )
    .flat()
    .map((kind) => [kind.kind, kind]),
)

/** Returns what a feature declares about the kind of an item. */
export function kindOf({ kind }: Pick<LibraryItem, 'kind'>): ItemKind {
  const found = known.get(kind)
  if (found === undefined) throw new Error(`No feature declares the kind “${kind}” of the library`)
  return found
}

/** Returns the page of an item; `null`: it has none, and opens in the library. */
export const addressOfItem = (item: LibraryItem, href: ReturnType<typeof useHref>): string | null =>
  kindOf(item).address?.(item, href) ?? null

export const titleOfItem = (item: LibraryItem, texts: Texts): string =>
  kindOf(item).title(item, texts, item.actor?.name ?? texts.t('library.item.gone'))

/** Returns whether a disc on the tile indicates that the item opens here. */
export const hasDisc = (item: LibraryItem): boolean => kindOf(item).open !== undefined
