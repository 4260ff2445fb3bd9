import { videos, type VideoRecord } from './video-records'
import { cachedByLanguage } from '@/adapters/backend/kernel/cached-by-language'
import type { Reader } from '@/adapters/stores/store'
import type { ActorVideo } from '@/domain/actors/actor'
import type { ActorId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** How many videos the data of an actor names. */
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
  language: Language,
): Promise<readonly ActorVideo[]> {
  const found = await reader.find(videos, 'newestOfActor', { prefix: [actorId], limit: NAMED })
  return found.map((record) => namedVideo(record, language))
}
