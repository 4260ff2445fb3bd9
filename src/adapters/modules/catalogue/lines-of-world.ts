import { lineKinds, type WrittenLine } from './lines'
import type { SampleContent } from '@/adapters/backend/assembly/sample-content'

/** In the order in which a reader expects them: what is referred to comes first. */
export function* linesOf(content: SampleContent): Generator<WrittenLine> {
  for (const { written } of lineKinds) yield* written(content)
}
