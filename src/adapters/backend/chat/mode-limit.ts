import { chatRules } from './chat-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { exitCodes } from '@/domain/chat/exit-code'
import type { MeterTerms } from '@/domain/chat/meter'
import type { ChatMode } from '@/domain/chat/mode'

/** What the length of a mode depends on. Times are epoch ms. */
export interface LengthFacts {
  readonly isVip: boolean
  /** When the show ends that the guest's ticket is for. */
  readonly showEnd: number
  readonly now: number
}

/** A show ends for those who watch it when its time is over, a preview after the seconds of its guest [CHA-017][CHA-018]. */
export function modeLimit(
  { rules }: Pick<PlatformContext, 'rules'>,
  mode: ChatMode,
  { isVip, showEnd, now }: LengthFacts,
): MeterTerms['timeLimit'] {
  const { ordinary, vip } = rules.of(chatRules).previewSeconds
  if (mode === 'ticket')
    return { seconds: Math.max(0, Math.floor((showEnd - now) / 1_000)), exitCode: exitCodes.modeTimeUp }
  return mode === 'preview' ? { seconds: isVip ? vip : ordinary, exitCode: exitCodes.previewTimeUp } : null
}
