import type { StreamPosition } from '@/domain/session/commands'
import type { LiveUpdate } from '@/domain/assembly/live-update'

/** Number of a guest's newest updates that can be repeated. */
export const MAX_LOGGED_UPDATES = 500

/**
 * The newest updates of a guest, numbered without omission, so that a broken connection can resume
 * where it broke.
 */
export class UpdateLog {
  private readonly updates: LiveUpdate[] = []
  private last = 0

  constructor(readonly epoch: string) {}

  get position(): StreamPosition {
    return { epoch: this.epoch, sequence: this.last }
  }

  /** Stores an update and returns its number. */
  add(update: LiveUpdate): number {
    this.updates.push(update)
    if (this.updates.length > MAX_LOGGED_UPDATES) this.updates.shift()
    this.last += 1
    return this.last
  }

  /**
   * Returns all updates after a position, with their numbers; `null` if some of them are dropped or
   * the position is of another stream.
   */
  after(position: StreamPosition): readonly { readonly sequence: number; readonly update: LiveUpdate }[] | null {
    const oldest = this.last - this.updates.length + 1
    const { epoch, sequence } = position
    if (epoch !== this.epoch || sequence < oldest - 1 || sequence > this.last) return null
    return this.updates
      .slice(sequence - oldest + 1)
      .map((update, index) => ({ sequence: sequence + 1 + index, update }))
  }
}
