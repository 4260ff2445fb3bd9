import type { Found } from './found'
import type { SearchViewer } from './search-viewer'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import type { Reader } from '@/adapters/stores/store'
import type { PictureRef } from '@/domain/actors/actor'
import { aspectOf, widthFor } from '@/domain/pictures/artwork'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import {
  FOUND_LENGTH,
  type FoundActor,
  type FoundItem,
  type FoundPart,
  type GlobalResult,
} from '@/domain/search/search-result'

/** Width of a picture of the overlay, in pixels of a dense screen. */
const AVATAR_WIDTH = 140
const COVER_WIDTH = 320

const imageOf = ({ family, variant }: PictureRef, width: number) => ({
  imageUrl: `/art/${family}/${variant}-w${widthFor(width)}.webp`,
  imageAspect: aspectOf(variant),
})

const actorOf = async (actor: ActorRecord, shown: ShownPictures, language: Language): Promise<FoundActor> => ({
  name: actor.name,
  ...imageOf(await shown.avatar(actor), AVATAR_WIDTH),
  link: path('actor', { actorName: actor.name }, language),
  online: actor.state.isOnline,
  mobileVideoCall: actor.state.isOnlineMobileVideocall,
})

/** A part of a result: how many there are, the first of them, and where all are. */
function partOf<T>(
  type: FoundPart['type'],
  records: readonly T[],
  link: string,
  itemOf: (record: T) => FoundItem,
): FoundPart {
  return { type, count: records.length, link, items: records.slice(0, FOUND_LENGTH.parts).map(itemOf) }
}

/** The first of each kind, as the overlay shows them (SEA-016 to SEA-018). */
export async function globalResultOf(
  reader: Reader,
  found: Found,
  viewer: SearchViewer,
  searchPattern: string,
): Promise<GlobalResult> {
  const { language } = viewer
  const shown = new ShownPictures(reader, viewer.guestId)
  const [actors, videos, mediathek, blog] = await Promise.all([
    found.actors(),
    found.videos(),
    found.mediathek(),
    found.blog(),
  ])
  return {
    actors: await Promise.all(actors.slice(0, FOUND_LENGTH.actors).map((actor) => actorOf(actor, shown, language))),
    videos: partOf('videos', videos, path('videoSearch', { searchPattern }, language), ({ id, texts, cover }) => ({
      title: texts[language].title,
      ...imageOf(cover, COVER_WIDTH),
      link: path('video', { videoId: id }, language),
    })),
    mediathek: partOf(
      'mediathek',
      mediathek,
      path('search', { searchCategory: 'mediathek', searchPattern }, language),
      ({ hashId, id, texts, cover }) => ({
        title: texts[language].title,
        ...imageOf(cover, COVER_WIDTH),
        link: path('tvVideo', { hashId, videoId: id }, language),
      }),
    ),
    blog: partOf(
      'blog',
      blog,
      path('search', { searchCategory: 'blog', searchPattern }, language),
      ({ slug, texts, picture }) => ({
        title: texts[language].title,
        ...imageOf(picture, COVER_WIDTH),
        link: path('blogPost', { postSlug: slug }, language),
      }),
    ),
  }
}
