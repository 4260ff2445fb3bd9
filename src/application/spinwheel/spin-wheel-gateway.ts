import type { CursorPage } from '@/application/paging/page'
import type { IdempotencyKey } from '@/domain/ids'
import type { SpinWin } from '@/domain/spinwheel/prize'
import type { SpinRefusal, SpinWheel } from '@/domain/spinwheel/wheel'

/** What a spin came to; `spins`: how many are left. */
export type SpinResult =
  | { readonly ok: true; readonly win: SpinWin; readonly spins: number }
  | { readonly ok: false; readonly reason: SpinRefusal }

/** The spin wheel of a guest (GUE-013, EVE-011). The platform draws and gives; a page only shows. Throws `BackendError`. */
export interface SpinWheelGateway {
  /** The wheel and the spins of the guest; the spins of the day are among them. */
  wheel(): Promise<SpinWheel>
  /** Uses a spin and gives what was drawn. The same key is one spin and one prize, however often it arrives. */
  spin(key: IdempotencyKey): Promise<SpinResult>
  /** What the guest has won, the latest first; empty without an account. */
  wins(first: number, after: string | null): Promise<CursorPage<SpinWin>>
}

export const SpinWheelGateway = Symbol.for('SpinWheelGateway')
