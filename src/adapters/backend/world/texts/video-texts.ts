import { tagLabel } from './actor-texts'
import { diceOf } from '@/adapters/backend/world/seed/dice'
import { remembered } from './remembered'
import { endLines, frameLines, placeLines } from './descriptions'
import { titleOf } from './titles'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import type { Video } from '@/domain/media/video'
import type { Language } from '@/domain/navigation/language'

export interface VideoTexts {
  readonly title: string
  readonly description: string
  readonly tags: Video['tags']
}

/** Title, description and tags of a video in the language asked for: the same record always says the same. */
export const videoTexts = remembered(textsOf)

function textsOf(record: VideoRecord, language: Language): VideoTexts {
  const dice = diceOf(record.textSeed)
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
