import { exitCodes, isLivePreviewExit, isPreChatExit, type ExitCode } from './exit-code'

/** What the screen after a chat offers first. */
export type NextStep = 'stay' | 'top-up' | 'prove-age' | 'again'

/** How the screen after a chat looks. */
export interface AfterExit {
  /** A bill lists what was used; without one there is nothing to pay and nothing to list. */
  readonly hasBill: boolean
  readonly next: NextStep
}

const steps: ReadonlyMap<ExitCode, NextStep> = new Map([
  [exitCodes.balanceUsedUp, 'top-up'],
  [exitCodes.ageRestriction, 'prove-age'],
])

/**
 * What follows the end of a chat: after a live preview the guest is invited to stay, and nothing is listed; a chat that never began has no
 * bill either. A guest who ran out of coins tops up, and an age that is not proved is proved, before anything begins again.
 */
export function afterExit({ exitCode, seconds }: { readonly exitCode: ExitCode; readonly seconds: number }): AfterExit {
  if (isLivePreviewExit(exitCode)) return { hasBill: false, next: 'stay' }
  const hasBegun = seconds > 0 || !isPreChatExit(exitCode)
  return { hasBill: hasBegun, next: steps.get(exitCode) ?? 'again' }
}
