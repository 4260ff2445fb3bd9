import type { LiveCommand } from '@/domain/assembly/live-command'

/** The result of a command; `repeated` was answered from memory, `too-fast` was not processed. */
export type CommandOutcome = 'done' | 'refused' | 'failed' | 'repeated' | 'too-fast'

/** Notified how update streams are doing. */
export interface LiveReport {
  command(type: LiveCommand['type'], outcome: CommandOutcome): void
  /**
   * Counts a refused command, with the reason in the answer, or a token that opens no session
   * (`error:session-expired`).
   */
  refused(reason: string): void
  /** A page has an update stream: from where it left off, or from the beginning. */
  session(how: 'resumed' | 'anew'): void
  /** A connection was refused: its address has as many as it may. */
  connectionRefused(): void
  /** Something broke that no guest is to blame for. */
  error(failure: unknown): void
}
