import { tagLabel } from './actor-texts'
import { seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import descriptions from '@/adapters/backend/world/data/descriptions.json' with { type: 'json' }
import { titleOf } from './titles'
import type { VideoRecord, VideoTexts } from '@/adapters/backend/media/video-records'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'

/** Sentences of a description about the place of a video, by its tag. */
const placeLines: Readonly<Record<string, Localized>> = descriptions.places

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
  const lines = [dice.pick(descriptions.frames), place, dice.pick(descriptions.ends)]
  return {
    title: titleOf(record.textSeed, language),
    description: lines.flatMap((line) => (line === undefined ? [] : [line[language]])).join(' '),
    tags: record.tags.flatMap((id) => {
      const label = tagLabel(id, language)
      return label === undefined ? [] : [{ id, label }]
    }),
  }
}
