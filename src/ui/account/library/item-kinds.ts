import { asId, type AlbumId, type VideoId } from '@/domain/ids'
import type { LibraryItem, LibraryKind } from '@/domain/library/library'
import type { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'

type Href = ReturnType<typeof useHref>

/** Defines how the items of a kind are shown. */
interface ItemKind {
  /** The page of an item; `null`: it has none, and opens in the library. */
  readonly address: (item: LibraryItem, href: Href) => string | null
  /** Its own title, or a text about the actor with the given name. */
  readonly title: (item: LibraryItem, texts: Texts, name: string) => string
  /** Whether a disc on the tile indicates that the item opens here. */
  readonly hasDisc: boolean
}

const untitled: ItemKind['title'] = ({ medium }, texts, name) =>
  texts.t(medium === 'photos' ? 'library.item.picture' : 'library.item.video', { name })

const ownTitle: ItemKind['title'] = (item, texts, name) =>
  item.title === '' ? untitled(item, texts, name) : item.title

const KINDS: Readonly<Record<LibraryKind, ItemKind>> = {
  video: {
    address: ({ subjectId }, href) => href('video', { videoId: asId<VideoId>(subjectId) }),
    title: ownTitle,
    hasDisc: false,
  },
  album: {
    address: ({ subjectId }, href) => href('album', { albumId: asId<AlbumId>(subjectId) }),
    title: ownTitle,
    hasDisc: false,
  },
  post: { address: () => null, title: ownTitle, hasDisc: true },
  message: { address: () => null, title: untitled, hasDisc: true },
  sedcards: {
    address: ({ actor }, href) => (actor === null ? null : href('actorPictures', { actorName: actor.name })),
    title: ({ title }, texts, name) => (title === '' ? texts.t('library.item.sedcards', { name }) : title),
    hasDisc: false,
  },
}

export const addressOfItem = (item: LibraryItem, href: Href): string | null => KINDS[item.kind].address(item, href)

export const titleOfItem = (item: LibraryItem, texts: Texts): string =>
  KINDS[item.kind].title(item, texts, item.actor?.name ?? texts.t('library.item.gone'))

export const hasDisc = ({ kind }: LibraryItem): boolean => KINDS[kind].hasDisc
