import type { RestrictionLevel } from '@/domain/access/permissions'
import { exitCodes, type ExitCode } from './exit-code'

/**
 * The reason a chat cannot start now; refusals are expected, so they are values. `missing` is whole
 * coins.
 */
export type ChatRefusal =
  | {
      readonly reason:
        | 'banned-country'
        | 'offline'
        | 'busy'
        | 'mode-not-offered'
        | 'locked'
        | 'login-required'
        | 'no-ticket'
        | 'pin-needed'
        | 'wrong-pin'
        | 'price-changed'
        | 'limit-reached'
        | 'self-excluded'
        | 'forced-payment'
    }
  | { readonly reason: 'restricted'; readonly level: RestrictionLevel }
  | { readonly reason: 'not-enough-money'; readonly missing: number }

/**
 * Returns the exit code of a chat that never began, always a pre-chat one: 501 for money, 502 for
 * the guest's own limits, 498 when the actor's side is unavailable, 499 for reasons on the guest's
 * side [CHA-006][CHA-011].
 */
export const exitCodeOf = ({ reason }: ChatRefusal): ExitCode => {
  if (reason === 'not-enough-money') return exitCodes.balanceUsedUp
  if (reason === 'limit-reached' || reason === 'self-excluded') return exitCodes.guestLimitReached
  return reason === 'offline' || reason === 'busy' || reason === 'mode-not-offered'
    ? exitCodes.hostUnavailable
    : exitCodes.startFailed
}
