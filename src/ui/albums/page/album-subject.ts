import type { PageSubject } from '@/application/platform/rendered-page'
import type { AlbumDetails } from '@/domain/albums/album'
import { fileOf } from '@/ui/artwork/file-of'
import { pictureOf } from '@/ui/artwork/picture-of'

/** Structured data of a page about an album, for search engines. */
export const albumSubject = (
  {
    title,
    actor,
    cover,
    pictureCount,
    releasedAt,
    need,
  }: Pick<AlbumDetails, 'title' | 'actor' | 'cover' | 'pictureCount' | 'releasedAt' | 'need'>,
  authorAddress: string,
): PageSubject => ({
  '@type': 'ImageGallery',
  isAccessibleForFree: need === null,
  author: { '@type': 'Person', name: actor.name, url: authorAddress },
  image: fileOf(pictureOf(cover)),
  datePublished: new Date(releasedAt).toISOString().slice(0, 10),
  mainEntity: { '@type': 'ItemList', name: title, numberOfItems: pictureCount },
})
