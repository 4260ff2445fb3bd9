import type { MonthValue } from '@/domain/media/value-history'

/** The VIP30 offers. Throws `BackendError`. */
export interface Vip30Gateway {
  /** MED-080: the last twelve months, the oldest first. */
  videosValueHistory(): Promise<readonly MonthValue[]>
}

export const Vip30Gateway = Symbol.for('Vip30Gateway')
