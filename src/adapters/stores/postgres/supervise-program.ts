/** How often a program may be started again within a minute; one that ends more often is given up. */
export const MAX_RESTARTS = 5

/** The time in which restarts are counted, ms. */
export const RESTART_WINDOW = 60_000

/** How long to wait before each further attempt to start, ms: what it left behind may still be ending. */
const PAUSE = 250

/** A program that runs beside the server. */
export interface Program {
  /** Starts it; resolves when it is ready. Rejects where it did not become so. */
  start(): Promise<void>
  /** Resolves when what was started last has ended, also if that was before the call. */
  ended(): Promise<void>
  /** Whether it is to run: not any more once it was stopped, or belongs to another process. */
  isWanted(): boolean
}

/** What is notified of the restarts and the loss of a program, and a clock. */
export interface Watch {
  now(): number
  pause(ms: number): Promise<void>
  /** It had ended by itself and runs again. */
  onRestart(): void
  /** It is given up: it could not be started, or ends again and again. Reported once. */
  onLost(error: unknown): void
}

/** Starts a running program again whenever it ends, for as long as it is wanted. Resolves when that is over. */
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
