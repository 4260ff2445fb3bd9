import { exitCodes } from '@/domain/chat/exit-code'
import type { MeterTerms } from '@/domain/chat/meter'
import type { ChatMode } from '@/domain/chat/mode'

/** Facts that the length of a mode depends on. Times are epoch ms. */
export interface LengthFacts {
  /** The guest's remaining preview with the actor. */
  readonly previewSeconds: number
  /** The guest's remaining free chat today. */
  readonly freeSeconds: number
  /** End of the show that the guest's ticket is for. */
  readonly showEnd: number
  readonly now: number
}

/**
 * Returns the limit of a mode: the end of a watched show, the guest's preview seconds
 * [CHA-017][CHA-018], or their free chat left today [CHA-034].
 */
export function modeLimit(
  mode: ChatMode,
  { previewSeconds, freeSeconds, showEnd, now }: LengthFacts,
): MeterTerms['timeLimit'] {
  const { modeTimeUp, previewTimeUp } = exitCodes
  if (mode === 'ticket') return { seconds: Math.max(0, Math.floor((showEnd - now) / 1_000)), exitCode: modeTimeUp }
  if (mode === 'free') return { seconds: freeSeconds, exitCode: modeTimeUp }
  return mode === 'preview' ? { seconds: previewSeconds, exitCode: previewTimeUp } : null
}
