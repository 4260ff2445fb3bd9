import { lineKinds, type WrittenLine } from './lines'
import type { SampleContent } from '@/adapters/backend/assembly/sample-content'

/**
 * Yields the lines in the order in which a reader expects them: records that others refer to come
 * first.
 */
export function* linesOf(content: SampleContent): Generator<WrittenLine> {
  for (const { written } of lineKinds) yield* written(content)
}
