import { ReplyCache } from './reply-cache'
import { carryOut, faultAnswer, type Answer } from './carry-out'
import { TokenBucket, GUEST_RATE } from './token-bucket'
import type { CommandOutcome, LineReport } from './line-report'
import { UpdateLog } from './update-log'
import { writeUpdate, writeWord } from '@/adapters/wire/live/server-frames'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { GuestId } from '@/domain/ids'
import type { LinePosition, SubmittedCommand } from '@/domain/live/commands'
import type { LiveUpdate } from '@/domain/live/updates'

/** Whoever hears the line: one connection of one of the guest's pages. */
export interface LineListener {
  send(frame: string): void
  /** The numbers begin anew; whoever listens has to come again. */
  restart(): void
}

/** One guest's line, whatever pages and connections they have: numbers what is said to them, carries out each wish once. */
export class GuestLine {
  private log: UpdateLog
  private readonly listeners = new Set<LineListener>()
  private readonly answers = new ReplyCache()
  private tail: Promise<unknown> = Promise.resolve()
  private leave: () => void = () => undefined
  /** How many frames all pages of the guest may send together: more connections give no more frames. */
  readonly budget: TokenBucket

  private constructor(
    readonly guestId: GuestId,
    private readonly newEpoch: () => string,
    private readonly report: LineReport,
    private readonly onPasswordChanged: () => void,
    now: () => number,
  ) {
    this.log = new UpdateLog(newEpoch())
    this.budget = new TokenBucket(now, GUEST_RATE)
  }

  /**
   * Begins to listen for a guest; nothing that happens from then on is lost. `onPasswordChanged`: a page of theirs said so, and
   * all pages here have been told. Throws `session-expired`.
   */
  static async open(
    guestId: GuestId,
    { live }: GuestPorts,
    newEpoch: () => string,
    report: LineReport,
    now: () => number,
    onPasswordChanged: () => void = () => undefined,
  ): Promise<GuestLine> {
    const line = new GuestLine(guestId, newEpoch, report, onPasswordChanged, now)
    await new Promise<void>((resolve, reject) => {
      let isOpen = false
      const unsubscribe = live.subscribe((update) => {
        if (update.type === 'sessionExpired' && !isOpen) reject(new BackendError('session-expired'))
        else if (update.type !== 'sessionAcknowledged') line.tell(update)
        else if (isOpen) line.restart()
        else {
          isOpen = true
          resolve()
        }
      })
      line.leave = () => {
        unsubscribe()
        live.disconnect()
      }
      live.connect()
    })
    return line
  }

  get isHeard(): boolean {
    return this.listeners.size > 0
  }

  get listenerCount(): number {
    return this.listeners.size
  }

  /** Lets a connection hear the line: from where it left off if that is still known, else from now on. */
  attach(listener: LineListener, from: LinePosition | null): void {
    const missed = from === null ? null : this.log.after(from)
    listener.send(
      writeWord(
        missed === null
          ? { type: 'sessionAcknowledged', position: this.log.position, resumed: false }
          : { type: 'sessionAcknowledged', resumed: true },
      ),
    )
    this.report.session(missed === null ? 'anew' : 'resumed')
    for (const { update, sequence } of missed ?? []) listener.send(writeUpdate(update, sequence))
    this.listeners.add(listener)
  }

  detach(listener: LineListener): void {
    this.listeners.delete(listener)
  }

  /** Says something to all of the guest's pages, under the next number. */
  tell(update: LiveUpdate): void {
    const frame = writeUpdate(update, this.log.add(update))
    for (const listener of this.listeners) listener.send(frame)
  }

  /** Carries out what the guest asks for, one thing after the other, and answers; a wish that comes again is only answered. */
  obey(ports: GuestPorts, command: SubmittedCommand, requestId: string | null): Promise<string | null> {
    const run = this.tail.then(() => this.answer(ports, command, requestId))
    this.tail = run.catch(() => undefined)
    return run
  }

  close(): void {
    this.leave()
    this.listeners.clear()
  }

  private async answer(ports: GuestPorts, command: SubmittedCommand, requestId: string | null): Promise<string | null> {
    const key = `${command.type} ${requestId ?? ''}`
    const known = requestId === null ? undefined : this.answers.get(key)
    if (known !== undefined) {
      this.report.command(command.type, 'repeated')
      return known
    }
    const answer = await carryOut(ports, command, requestId ?? '').catch((fault: unknown) => this.failed(fault))
    this.report.command(command.type, outcomeOf(answer))
    if (requestId === null) return null
    const frame = writeWord({ type: 'commandAcknowledged', requestId, ...answer })
    if (succeeded(answer)) this.answers.keep(key, frame)
    if (command.type === 'passwordChanged') {
      this.tell({ type: 'passwordChanged' })
      this.onPasswordChanged()
    }
    return frame
  }

  private failed(fault: unknown): Answer {
    const answer = faultAnswer(fault)
    if (answer.refused === INTERNAL) this.report.fault(fault)
    return answer
  }

  /** What feeds this line had a gap: the numbers so far promise more than is known. */
  private restart(): void {
    this.log = new UpdateLog(this.newEpoch())
    const listeners = [...this.listeners]
    this.listeners.clear()
    for (const listener of listeners) listener.restart()
  }
}

const INTERNAL = 'error:internal'

function outcomeOf(answer: Answer): CommandOutcome {
  if (succeeded(answer)) return 'done'
  return answer.refused === INTERNAL ? 'failed' : 'refused'
}

function succeeded({ refused, result }: Answer): boolean {
  const isRefusal = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false
  return refused === null && !isRefusal
}
