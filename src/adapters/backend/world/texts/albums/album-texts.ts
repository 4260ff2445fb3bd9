import albums from '@/adapters/backend/world/data/albums.json' with { type: 'json' }
import type { AlbumTexts } from '@/adapters/backend/albums/album-records'
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { settingsOf, type Subject } from '@/adapters/backend/world/texts/titles'
import type { Language } from '@/domain/navigation/language'

const subjects: readonly Subject[] = albums.subjects

/** Every title, as its parts: each subject with each setting that suits it. */
const titles = subjects.flatMap((subject) => settingsOf(subject, albums.suits).map((setting) => ({ subject, setting })))

/** Number of albums that can be told apart by their titles. */
export const ALBUM_TITLE_COUNT = titles.length

/** Title and description of an album in one language: the same seed always gives the same texts. */
export function albumTexts(textSeed: number, language: Language): AlbumTexts {
  const rng = seededRandom(textSeed + 17)
  const { subject, setting } = at(titles, textSeed)
  return {
    title: `${subject.text[language]} ${setting.text[language]}`,
    description: `${rng.pick(albums.openings)[language]} ${rng.pick(albums.closings)[language]}`,
  }
}
