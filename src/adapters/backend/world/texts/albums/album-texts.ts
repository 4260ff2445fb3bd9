import { closings, openings, subjects } from './album-lines'
import type { AlbumTexts } from '@/adapters/backend/albums/album-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { titleSettings } from '@/adapters/backend/world/texts/title-settings'
import type { Language } from '@/domain/navigation/language'

/** Every title, as its parts: each subject with each setting that suits it. */
const titles = subjects.flatMap((subject) =>
  subject.suits.flatMap((kind) => titleSettings[kind].map((setting) => ({ subject, setting }))),
)

/** Number of albums that can be told apart by their titles. */
export const ALBUM_TITLE_COUNT = titles.length

/** Title and description of an album in one language: the same seed always gives the same texts. */
export function albumTexts(textSeed: number, language: Language): AlbumTexts {
  const rng = seededRandom(textSeed + 17)
  const { subject, setting } = at(titles, textSeed)
  return {
    title: `${subject.text[language]} ${setting.text[language]}`,
    description: `${rng.pick(openings)[language]} ${rng.pick(closings)[language]}`,
  }
}
