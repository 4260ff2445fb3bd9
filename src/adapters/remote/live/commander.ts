import type { LiveConnection } from './live-connection'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import { errorCode } from '@/adapters/wire/base/error-answer'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import { BackendError } from '@/application/errors/backend-error'
import type { SubmittedCommand } from '@/domain/live/commands'
import type { CommandRefusal } from '@/domain/live/session'

/** How long a command may wait for its answer, ms; enough for a line to break and open again several times. */
export const COMMAND_TIMEOUT = 15_000

/** What the server puts before the code of an error, to tell it from a refusal. */
const ERROR = 'platform:error:'

/** A command was carried out, with its answer, or refused for a reason that is no error. */
export type Outcome<R> =
  | { readonly refused: null; readonly result: R }
  | { readonly refused: Exclude<CommandRefusal, 'disconnected' | 'guest-changed'> }

/** Asks for something on the line, as others ask by REST: a promise, an answer that was looked at, one kind of error. */
export class Commander {
  constructor(
    private readonly connection: LiveConnection,
    private readonly session: RemoteSession,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /**
   * Asks and waits for the answer. The same `requestId` is the same wish, carried out once. Throws `BackendError`; after a
   * timeout nothing is sent any more, and what was sent may have been carried out.
   */
  ask<R>(command: SubmittedCommand, answer: Wire<R>, requestId = this.random.id()): Promise<Outcome<R>> {
    const { identity } = this.session
    if (identity === null) return Promise.reject(new BackendError('session-expired', { detail: 'no session' }))
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(COMMAND_TIMEOUT, () => {
        withdraw()
        reject(new BackendError('timeout', { detail: command.type }))
      })
      const withdraw = this.connection.submit(requestId, command, ({ refused, result }) => {
        cancel()
        const outcome = refused === null ? read(answer, result, command.type) : outcomeOf(refused)
        if (outcome instanceof BackendError) reject(outcome)
        else resolve(outcome)
      })
      // A page that never asked for live updates has a line as well, once it has something to say.
      if (this.connection.isClosed) this.connection.connect(identity)
    })
  }

  /** Says something of this moment, which nobody answers and nobody repeats. */
  notify(command: SubmittedCommand): void {
    this.connection.send(this.random.id(), command)
  }
}

function read<R>(answer: Wire<R>, result: unknown, type: string): Outcome<R> | BackendError {
  const parsed = answer.safeParse(result)
  return parsed.success ? { refused: null, result: parsed.data } : new BackendError('protocol', { detail: type })
}

function outcomeOf(refused: CommandRefusal): Outcome<never> | BackendError {
  if (refused === 'disconnected') return new BackendError('offline', { detail: refused })
  if (refused === 'guest-changed') return new BackendError('session-expired', { detail: refused })
  if (!refused.startsWith(ERROR)) return { refused }
  const code = errorCode.safeParse(refused.slice(ERROR.length))
  return new BackendError(code.success ? code.data : 'protocol', { detail: 'line' })
}
