import { sampleCaptions } from '@/adapters/backend/world/texts/sample-captions'
import type { Cue } from '@/domain/media/captions'

/**
 * Returns the captions of the sample videos for the hosts of files, which have no access to the
 * sample world.
 */
export const captionsOfSamples = (assetId: string, language: string, seconds: number): readonly Cue[] | null =>
  sampleCaptions(assetId, language, seconds)
