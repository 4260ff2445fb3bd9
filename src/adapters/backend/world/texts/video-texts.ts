import { tagLabel } from './actor-texts'
import { seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { endLines, frameLines, placeLines } from './descriptions'
import { titleOf } from './titles'
import type { VideoRecord, VideoTexts } from '@/adapters/backend/media/video-records'
import type { Language } from '@/domain/navigation/language'

/** The source of the texts of a seeded video. */
export interface VideoTextSource extends Pick<VideoRecord, 'tags'> {
  readonly textSeed: number
}

/**
 * Returns title, description and tags of a video in one language: the same source always gives the
 * same texts.
 */
export function videoTexts(record: VideoTextSource, language: Language): VideoTexts {
  const dice = seededRandom(record.textSeed)
  const place = record.tags.flatMap((id) => placeLines[id] ?? []).at(0)
  const lines = [dice.pick(frameLines), place, dice.pick(endLines)]
  return {
    title: titleOf(record.textSeed, language),
    description: lines.flatMap((line) => (line === undefined ? [] : [line[language]])).join(' '),
    tags: record.tags.flatMap((id) => {
      const label = tagLabel(id, language)
      return label === undefined ? [] : [{ id, label }]
    }),
  }
}
