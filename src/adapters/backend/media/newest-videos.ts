import { videos, type VideoRecord } from './video-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { cachedByLanguage } from '@/adapters/backend/kernel/cached-by-language'
import type { Reader } from '@/adapters/stores/store'
import type { ActorVideo } from '@/domain/actors/actor'
import type { ActorId, GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** Number of videos that the data of an actor names. */
const NAMED = 4

const namedVideo = cachedByLanguage(({ id, texts, duration, cover }: VideoRecord, language): ActorVideo => ({
  id,
  title: texts[language].title,
  duration,
  cover,
}))

/** The newest videos of an actor, as the data of an actor names them (ACT-002). */
export async function newestVideosOf(
  reader: Reader,
  actorId: ActorId,
  { guestId, language }: { readonly guestId: GuestId; readonly language: Language },
): Promise<readonly ActorVideo[]> {
  const found = await reader.find(videos, 'newestOfActor', { prefix: [actorId], limit: NAMED })
  const shown = new ShownPictures(reader, guestId)
  return Promise.all(
    found.map(async (record) => {
      const named = namedVideo(record, language)
      const cover = await shown.cover(record)
      // The same object where it has this cover already: what follows from it is cached.
      return cover === named.cover ? named : { ...named, cover }
    }),
  )
}
