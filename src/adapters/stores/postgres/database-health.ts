import type { Pool } from 'pg'
import { isGone } from './unavailable'

/** How far the clocks of a platform may be apart, ms. */
export const CLOCK_TOLERANCE = 1_000

/**
 * Writes as much as an ordinary write needs: a sort that does not fit into its memory needs room on the disk of the
 * data, and a message that is never read goes through the log of the database. Nothing of either stays.
 */
const WRITE = [
  'BEGIN',
  "SET LOCAL work_mem = '64kB'",
  'SELECT count(*) FROM generate_series(1, 20000)',
  "SELECT pg_logical_emit_message(true, 'vesper', 'ready')",
  'COMMIT',
].join('; ')

/** How a database is, as far as a server depends on it. Queried over connections that no other code uses. */
export class DatabaseHealth {
  /** `pool` reopens connections every few seconds: settings of a database count for new ones only. */
  constructor(private readonly pool: Pool) {}

  /** Throws where the database does not answer. */
  async answers(): Promise<void> {
    await this.pool.query('SELECT 1')
  }

  /** Throws where what is written would not be stored: a standby, a database set to be read only, a full disk. */
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

  /** Throws where the clock of this machine and that of the database disagree. `now`: epoch ms. */
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

  /** Of a database that does not answer nothing more is reported than that. */
  private async whereItAnswers(check: () => Promise<void>): Promise<void> {
    try {
      await check()
    } catch (error) {
      if (!isGone(error)) throw error
    }
  }
}

/** How far another clock is ahead, ms; negative: behind. It was read at some moment between two readings of our own. */
export function offsetOf(before: number, other: number, after: number): number {
  if (other < before) return other - before
  return other > after ? other - after : 0
}
