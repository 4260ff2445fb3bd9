/**
 * Maximum number of restarts of a program within a minute; one that ends more often is given up.
 */
export const MAX_RESTARTS = 5

/** Period in which restarts are counted, ms. */
export const RESTART_WINDOW = 60_000

/**
 * The wait before each further attempt to start, ms: remains of the previous run may still be
 * ending.
 */
const PAUSE = 250

/** A program that runs alongside the server. */
export interface Program {
  /** Starts the program; resolves when it is ready, rejects if it does not become ready. */
  start(): Promise<void>
  /** Resolves when the last started run has ended, even if that was before the call. */
  ended(): Promise<void>
  /** Whether it should run: no longer once it was stopped, or belongs to another process. */
  isWanted(): boolean
}

/** Receives notifications of a program's restarts and loss, and provides a clock. */
export interface Watch {
  now(): number
  pause(ms: number): Promise<void>
  /** The program ended by itself and runs again. */
  onRestart(): void
  /**
   * The program was given up, because it could not be started or ends again and again. Reported
   * once.
   */
  onLost(error: unknown): void
}

/**
 * Restarts a running program whenever it ends, for as long as it is wanted. Resolves when that is
 * over.
 */
export async function superviseProgram(program: Program, watch: Watch): Promise<void> {
  let restarts: readonly number[] = []
  for (;;) {
    await program.ended()
    for (let isRunning = false; !isRunning;) {
      if (!program.isWanted()) return
      const now = watch.now()
      restarts = [...restarts.filter((at) => now - at < RESTART_WINDOW), now]
      if (restarts.length > MAX_RESTARTS) {
        watch.onLost(new Error(`it ended or did not start ${restarts.length} times within a minute`))
        return
      }
      await watch.pause(PAUSE * restarts.length)
      if (!program.isWanted()) return
      isRunning = await program.start().then(
        () => true,
        () => false,
      )
    }
    watch.onRestart()
  }
}
