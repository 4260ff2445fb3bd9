import { at } from '@/adapters/backend/world/seed/seeded-random'
import { titleSettings } from './title-settings'
import { titleSubjects } from './title-subjects'
import { wholeTitles } from './whole-titles'
import type { Titled } from './title'
import type { Language } from '@/domain/navigation/language'

/**
 * Every title, as its parts: those that need no setting first, then each subject with each setting
 * that suits it.
 */
const titles: readonly (readonly Titled[])[] = [
  ...wholeTitles.map((whole) => [whole]),
  ...titleSubjects.flatMap((subject) =>
    subject.suits.flatMap((kind) => titleSettings[kind].map((setting) => [subject, setting])),
  ),
]

/** Number of videos that can be told apart by their titles. */
export const TITLE_COUNT = titles.length

const partsOf = (textSeed: number): readonly Titled[] => at(titles, textSeed)

/** The title of a seed; the seeds from 0 to `TITLE_COUNT` have titles of their own. */
export function titleOf(textSeed: number, language: Language): string {
  return partsOf(textSeed)
    .map(({ text }) => text[language])
    .join(' ')
}

/** The tags that follow from the title, so that a video is filed under what it is about. */
export function titleTags(textSeed: number): readonly string[] {
  return [...new Set(partsOf(textSeed).flatMap(({ tags }) => tags))]
}
