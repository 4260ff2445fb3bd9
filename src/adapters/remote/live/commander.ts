import type { LiveConnection } from './live-connection'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import { errorCode } from '@/adapters/wire/base/error-answer'
import type { Wire } from '@/adapters/wire/base/scalars'
import type { Clock } from '@/application/device/clock'
import type { Random } from '@/application/device/random'
import { BackendError } from '@/application/errors/backend-error'
import type { SubmittedCommand } from '@/domain/assembly/live-command'
import type { CommandRefusal } from '@/domain/live/session'

/** How long a command may wait for its answer, ms; enough for a connection to break and open again several times. */
export const COMMAND_TIMEOUT = 15_000

/** What the server puts before the code of an error, to distinguish it from a refusal. */
const ERROR = 'platform:error:'

/** A command was executed, with its answer, or refused for a reason that is no error. */
export type Outcome<R> =
  | { readonly refused: null; readonly result: R }
  | { readonly refused: Exclude<CommandRefusal, 'disconnected' | 'guest-changed'> }

/** Sends requests over the socket, as others do by REST: a promise, an answer that was validated, one kind of error. */
export class Commander {
  constructor(
    private readonly connection: LiveConnection,
    private readonly session: RemoteSession,
    private readonly clock: Clock,
    private readonly random: Random,
  ) {}

  /** Whether the connection is open, so that a command is as fast as a request by HTTP. */
  get isReady(): boolean {
    return this.connection.isReady
  }

  /**
   * Sends a request and waits for the answer. The same `requestId` is the same request, executed once. Throws
   * `BackendError`; after a timeout nothing is sent any more, and what was sent may have been executed.
   */
  request<R>(command: SubmittedCommand, answer: Wire<R>, requestId = this.random.id()): Promise<Outcome<R>> {
    const { identity } = this.session
    if (identity === null) return Promise.reject(new BackendError('session-expired', { detail: 'no session' }))
    return new Promise((resolve, reject) => {
      const cancel = this.clock.after(COMMAND_TIMEOUT, () => {
        cancelCommand()
        reject(new BackendError('timeout', { detail: command.type }))
      })
      const cancelCommand = this.connection.submit(requestId, command, ({ refused, result }) => {
        cancel()
        const outcome = refused === null ? read(answer, result, command.type) : outcomeOf(refused)
        if (outcome instanceof BackendError) reject(outcome)
        else resolve(outcome)
      })
      // A page that never subscribed to live updates has a connection as well, once it has something to send.
      if (this.connection.isClosed) this.connection.connect(identity)
    })
  }

  /** Sends a transient command, which is neither answered nor repeated. */
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
