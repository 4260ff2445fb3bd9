import type { MonthValue } from '@/domain/media/value-history'

/** The VIP30 offers. Throws `BackendError`. */
export interface Vip30Gateway {
  /** Returns the values of the last twelve months, oldest first (MED-080). */
  videosValueHistory(): Promise<readonly MonthValue[]>
}

export const Vip30Gateway = Symbol.for('Vip30Gateway')
