import { at, type SeededRandom } from './seeded-random'
import type { VideoRecord } from '@/adapters/backend/media/video-records'
import { clipOf, VIDEO_SETTINGS } from '@/domain/pictures/artwork'
import { VIDEO_VARIANTS } from '@/domain/pictures/picture-variants'

/**
 * The number of the setting that suits a tag; the numbers are those of
 * `src/ui/artwork/video-settings.ts`.
 */
const SETTINGS: Readonly<Record<string, number>> = {
  harbour: 0,
  seaside: 1,
  mountains: 2,
  snow: 2,
  rain: 3,
  attic: 4,
  studio: 4,
  rooftop: 5,
  'old-town': 6,
  candlelight: 7,
  balcony: 7,
  stage: 8,
  library: 9,
  kitchen: 9,
  midnight: 10,
  'winter-garden': 11,
}

/**
 * Chooses the setting in which each video is shown by its tags. An actor's videos have different
 * settings until all were used, so that no picture is twice on a page of one actor with few videos.
 */
export class SettingChoice {
  private readonly used = new Map<number, Set<number>>()

  /** The cover of the actor's next video, and the clip that begins with it. */
  next(family: number, tags: readonly string[], rng: SeededRandom): Pick<VideoRecord, 'cover' | 'assetId'> {
    const setting = this.choose(family, tags, rng.int(0, VIDEO_SETTINGS - 1))
    return { cover: { family, variant: at(VIDEO_VARIANTS, setting) }, assetId: String(clipOf(family, setting)) }
  }

  private choose(family: number, tags: readonly string[], drawn: number): number {
    const known = this.used.get(family)
    const used = known === undefined || known.size === VIDEO_SETTINGS ? new Set<number>() : known
    this.used.set(family, used)
    const [wanted = drawn] = tags.flatMap((tag) => SETTINGS[tag] ?? [])
    let setting = wanted
    // A step that has no factor in common with the number of settings reaches all of them.
    while (used.has(setting)) setting = (setting + 5) % VIDEO_SETTINGS
    used.add(setting)
    return setting
  }
}
