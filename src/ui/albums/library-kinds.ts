import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { asId, type AlbumId } from '@/domain/ids'
import { ownTitle, type ItemKind } from '@/ui/library/item-kind'

/** An album and the sedcards of an actor are saved by being pinned. */
const pin =
  (kind: 'album' | 'sedcards'): NonNullable<ItemKind['save']> =>
  async (id, wanted, _guest, services) =>
    (await services.get<GalleryGateway>(GalleryGateway).pin({ kind, id }, wanted)).ok

export const libraryKinds: readonly ItemKind[] = [
  {
    kind: 'album',
    address: ({ subjectId }, href) => href('album', { albumId: asId<AlbumId>(subjectId) }),
    title: ownTitle,
    save: pin('album'),
  },
  {
    kind: 'sedcards',
    address: ({ actor }, href) => (actor === null ? null : href('actorPictures', { actorName: actor.name })),
    title: ({ title }, texts, name) => (title === '' ? texts.t('library.item.sedcards', { name }) : title),
    save: pin('sedcards'),
  },
]
