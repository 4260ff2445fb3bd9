import type { Pool } from 'pg'
import { isGone } from './unavailable'

/** Maximum difference between the clocks of a platform, ms. */
export const CLOCK_TOLERANCE = 1_000

/**
 * Uses the resources of an ordinary write and leaves nothing behind: a sort that exceeds its memory
 * needs space on the data disk, and a message that nobody reads passes through the database's log.
 */
const WRITE = [
  'BEGIN',
  "SET LOCAL work_mem = '64kB'",
  'SELECT count(*) FROM generate_series(1, 20000)',
  "SELECT pg_logical_emit_message(true, 'vesper', 'ready')",
  'COMMIT',
].join('; ')

/**
 * Checks the health of a database as far as a server depends on it, on connections that no other
 * code uses.
 */
export class DatabaseHealth {
  /**
   * `pool` must reopen connections every few seconds, since changed settings of a database apply
   * only to new ones.
   */
  constructor(private readonly pool: Pool) {}

  /** Throws if the database does not answer. */
  async answers(): Promise<void> {
    await this.pool.query('SELECT 1')
  }

  /**
   * Throws if writes would not be stored: on a standby, a database set to read only, or a full
   * disk.
   */
  async takesWrites(): Promise<void> {
    await this.whereItAnswers(async () => {
      const { rows } = await this.pool.query<{ readonly reason: string | null }>(
        `SELECT CASE WHEN pg_is_in_recovery() THEN 'a standby'
                     WHEN current_setting('transaction_read_only') = 'on' THEN 'set to be read only' END AS reason`,
      )
      const reason = rows[0]?.reason
      if (typeof reason === 'string') throw new Error(`The database is ${reason}.`)
      await this.pool.query(WRITE)
    })
  }

  /** Throws if the clocks of this machine and the database disagree. `now`: epoch ms. */
  async clocksAgree(now: () => number): Promise<void> {
    await this.whereItAnswers(async () => {
      const requested = now()
      const { rows } = await this.pool.query<{ readonly ms: number }>(
        'SELECT extract(epoch FROM clock_timestamp())::float8 * 1000 AS ms',
      )
      const offset = offsetOf(requested, rows[0]?.ms ?? requested, now())
      if (Math.abs(offset) > CLOCK_TOLERANCE)
        throw new Error(
          `The clock of the database is ${Math.round(Math.abs(offset))} ms ${offset > 0 ? 'ahead of' : 'behind'} the one here.`,
        )
    })
  }

  /** Ignores a database that does not answer, which `answers` reports. */
  private async whereItAnswers(check: () => Promise<void>): Promise<void> {
    try {
      await check()
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

/**
 * Returns how far another clock is ahead, ms; negative: behind. It was read between two readings of
 * our own clock.
 */
export function offsetOf(before: number, other: number, after: number): number {
  if (other < before) return other - before
  return other > after ? other - after : 0
}
