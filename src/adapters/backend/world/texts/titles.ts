import type { Localized } from '@/adapters/backend/kernel/localized'
import data from '@/adapters/backend/world/data/titles.json' with { type: 'json' }
import { at } from '@/adapters/backend/world/seed/seeded-random'
import type { Language } from '@/domain/navigation/language'

/** A title or a part of one, and the tags it brings along. */
interface Titled {
  readonly text: Localized
  readonly tags: readonly string[]
}

/** The kinds of places and times that a title may end with. */
export type SettingKind = keyof typeof data.settings

/**
 * Places and times of a video, by the kind of subject that they suit: bread is not baked above the
 * tree line, and a record needs a room.
 */
export const titleSettings: Readonly<Record<SettingKind, readonly Titled[]>> = data.settings

/** The subject of a video or an album; `suits` names a list of the kinds of settings that suit it. */
export interface Subject {
  readonly text: Localized
  readonly suits: string
}

/** Returns the settings that suit a subject; `lists`: the lists of kinds by their names. */
export function settingsOf({ suits }: Subject, lists: Readonly<Record<string, readonly string[]>>): readonly Titled[] {
  const byKind: Readonly<Record<string, readonly Titled[]>> = titleSettings
  return (lists[suits] ?? []).flatMap((kind) => byKind[kind] ?? [])
}

/** The subjects of videos; a setting follows. */
export const titleSubjects: readonly (Titled & Subject)[] = data.subjects

/**
 * Every title, as its parts: those that need no setting first, then each subject with each setting
 * that suits it.
 */
const titles: readonly (readonly Titled[])[] = [
  ...data.whole.map((whole) => [whole]),
  ...titleSubjects.flatMap((subject) => settingsOf(subject, data.suits).map((setting) => [subject, setting])),
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
