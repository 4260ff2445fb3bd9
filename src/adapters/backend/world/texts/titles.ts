import { at } from '@/adapters/backend/world/seed/seeded-random'
import { titleSettings } from './title-settings'
import { titleSubjects } from './title-subjects'
import { wholeTitles } from './whole-titles'
import type { Localized } from '@/adapters/backend/kernel/localized'
import type { Language } from '@/domain/navigation/language'

/** How many videos can be told apart by their titles. */
export const TITLE_COUNT = wholeTitles.length + titleSubjects.length * titleSettings.length

function partsOf(textSeed: number): readonly { readonly text: Localized; readonly tags: readonly string[] }[] {
  const index = ((textSeed % TITLE_COUNT) + TITLE_COUNT) % TITLE_COUNT
  const whole = wholeTitles[index]
  if (whole !== undefined) return [whole]
  const rest = index - wholeTitles.length
  return [at(titleSubjects, Math.floor(rest / titleSettings.length)), at(titleSettings, rest)]
}

/** The title a seed stands for; the seeds from 0 to `TITLE_COUNT` have titles of their own. */
export function titleOf(textSeed: number, language: Language): string {
  return partsOf(textSeed)
    .map(({ text }) => text[language])
    .join(' ')
}

/** The tags that follow from the title, so that a video is filed under what it is about. */
export function titleTags(textSeed: number): readonly string[] {
  return [...new Set(partsOf(textSeed).flatMap(({ tags }) => tags))]
}
