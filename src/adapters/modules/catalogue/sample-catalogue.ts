import type { WrittenLine } from './lines'
import { linesOf } from './lines-of-world'
import { sampleContent } from '@/adapters/backend/assembly/sample-content'

/** The sample world as the lines of a catalogue; `now` is epoch ms. */
export const sampleLines = (actors: number, videos: number, now: number): Iterable<WrittenLine> =>
  linesOf(sampleContent(actors, videos, now))
