import { exitCodes, isLivePreviewExit, isPreChatExit, type ExitCode } from './exit-code'

/** The first offer on the screen after a chat. */
export type NextStep = 'stay' | 'top-up' | 'prove-age' | 'again'

/** The layout of the screen after a chat. */
export interface AfterExit {
  /** A bill lists the chat's time and cost; without one nothing has to be paid. */
  readonly hasBill: boolean
  readonly next: NextStep
}

const steps: ReadonlyMap<ExitCode, NextStep> = new Map([
  [exitCodes.balanceUsedUp, 'top-up'],
  [exitCodes.ageRestriction, 'prove-age'],
])

/**
 * Returns what follows the end of a chat. A live preview has no bill, and the guest is invited to
 * stay; a chat that never began has no bill either. A guest who ran out of coins tops up, and one
 * who has not proved their age does so, before anything begins again.
 */
export function afterExit({ exitCode, seconds }: { readonly exitCode: ExitCode; readonly seconds: number }): AfterExit {
  if (isLivePreviewExit(exitCode)) return { hasBill: false, next: 'stay' }
  const hasBegun = seconds > 0 || !isPreChatExit(exitCode)
  return { hasBill: hasBegun, next: steps.get(exitCode) ?? 'again' }
}
