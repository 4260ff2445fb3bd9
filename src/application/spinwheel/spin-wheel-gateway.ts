import type { CursorPage } from '@/application/paging/page'
import type { IdempotencyKey } from '@/domain/ids'
import type { SpinWin } from '@/domain/spinwheel/prize'
import type { SpinRefusal, SpinWheel } from '@/domain/spinwheel/wheel'

/** The result of a spin; `spins`: number of spins left. */
export type SpinResult =
  | { readonly ok: true; readonly win: SpinWin; readonly spins: number }
  | { readonly ok: false; readonly reason: SpinRefusal }

/**
 * The spin wheel of a guest (GUE-013, EVE-011). The platform draws and pays out; a page only shows
 * it. Throws `BackendError`.
 */
export interface SpinWheelGateway {
  /** Returns the wheel and the guest's spins, including those of the day. */
  wheel(): Promise<SpinWheel>
  /**
   * Uses a spin and pays out the prize. The same key yields one spin and one prize, however often
   * it arrives.
   */
  spin(key: IdempotencyKey): Promise<SpinResult>
  /** Lists the guest's prizes, latest first; empty without an account. */
  wins(first: number, after: string | null): Promise<CursorPage<SpinWin>>
}

export const SpinWheelGateway = Symbol.for('SpinWheelGateway')
