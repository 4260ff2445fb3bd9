import captions from '@/adapters/backend/world/data/captions.json' with { type: 'json' }
import { at, seededRandom } from '@/adapters/backend/world/seed/seeded-random'
import { CLIPS, videoOfClip } from '@/domain/pictures/artwork'
import type { Cue } from '@/domain/media/captions'
import { isLanguage } from '@/domain/navigation/language'

const { greetings, remarks, settingSounds, sounds } = captions

/** Time for which a caption is shown, and the shortest and longest time until the next, s. */
const SHOWN = 4
const LEAST_GAP = 6
const MOST_GAP = 14

/**
 * Returns the captions of the first seconds of a clip of the product, which describe mood and
 * music: the same clip always has the same, so those of a preview are the beginning of those of the
 * whole. `null`: no such clip, or no captions in the language.
 */
export function sampleCaptions(assetId: string, language: string, seconds: number): readonly Cue[] | null {
  const clip = Number(assetId)
  if (!Number.isSafeInteger(clip) || clip < 1 || clip > CLIPS || !isLanguage(language)) return null
  const rng = seededRandom(Math.imul(clip, 7_919))
  const place = at(settingSounds, videoOfClip(clip).setting)
  const opening = [rng.pick(sounds), rng.pick(greetings), place]
  const cues: Cue[] = []
  for (let from = 1; from < seconds; from += rng.int(LEAST_GAP, MOST_GAP)) {
    const line = opening[cues.length] ?? (rng.chance(0.4) ? rng.pick([place, ...sounds]) : rng.pick(remarks))
    cues.push({ from: from * 1_000, to: (from + SHOWN) * 1_000, text: line[language] })
  }
  return cues
}
