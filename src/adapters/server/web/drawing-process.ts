import { fork, type ChildProcess } from 'node:child_process'
import type { ArtDrawer } from './art-folder'
import type { ArtDetail } from '@/adapters/server/base/config/operation'
import { CANNOT_DRAW, type DrawingCommand, type DrawingReport } from './drawing-protocol.ts'

/** Settings with which a drawing process is started. */
export interface DrawingSettings {
  /** The script that draws (scripts/art/drawing-process.ts). */
  readonly script: string
  /** The folder to draw into. */
  readonly root: string
  readonly detail: ArtDetail
  /** Draws everything there is while nothing is requested. */
  readonly ahead: boolean
  /**
   * Prints progress in lines of its own even in a terminal, because other lines are written there.
   */
  readonly plain: boolean
}

/**
 * Maximum number of crashes without a drawing in between; then the process is not started again.
 */
const MAX_CRASHES = 3

/**
 * Draws in a process of its own, so that drawing never blocks the server. The process is started by
 * the first drawing, or by `begin` to draw ahead; it is started again when it ended while it was
 * drawing, unless it never could draw.
 */
export class DrawingProcess implements ArtDrawer {
  private readonly settings: DrawingSettings
  private child: ChildProcess | null = null
  private readonly waiting = new Map<number, (ok: boolean) => void>()
  private lastId = 0
  private crashes = 0
  private isUsable = true

  constructor(settings: DrawingSettings) {
    this.settings = settings
  }

  /** Begins to draw ahead, if that is set. */
  begin(): void {
    if (this.settings.ahead && this.child === null) this.start()
  }

  draw(address: string, signal?: AbortSignal): Promise<boolean> {
    const child = this.child ?? this.start()
    if (child === null || signal?.aborted === true) return Promise.resolve(false)
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve) => {
      const cancel = (): void => {
        this.notify({ type: 'cancel', id })
        this.waiting.get(id)?.(false)
      }
      signal?.addEventListener('abort', cancel, { once: true })
      this.waiting.set(id, (ok) => {
        this.waiting.delete(id)
        signal?.removeEventListener('abort', cancel)
        resolve(ok)
      })
      this.notify({ type: 'draw', id, address })
    })
  }

  /** Ends the process; what it was drawing is started again by the next one. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): void {
    this.isUsable = false
    this.child?.kill(signal)
  }

  private notify(command: DrawingCommand): void {
    // A process that has just ended answers by its exit.
    if (this.child?.connected === true) this.child.send(command, () => undefined)
  }

  private start(): ChildProcess | null {
    if (!this.isUsable) return null
    const { script, root, detail, ahead, plain } = this.settings
    const flags = ['--out', root, '--detail', detail, ...(ahead ? ['--ahead'] : []), ...(plain ? ['--plain'] : [])]
    const child = fork(script, flags, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      execArgv: [],
    })
    child.on('message', (report: DrawingReport) => this.onReport(report))
    child.on('error', () => this.onEnd(child, null))
    child.on('exit', (code) => this.onEnd(child, code))
    child.unref()
    child.channel?.unref()
    this.child = child
    return child
  }

  private onReport(report: DrawingReport): void {
    if (report.ok) this.crashes = 0
    this.waiting.get(report.id)?.(report.ok)
  }

  private onEnd(child: ChildProcess, code: number | null): void {
    if (this.child !== child) return
    this.child = null
    this.crashes += 1
    if (code === CANNOT_DRAW || this.crashes >= MAX_CRASHES) this.isUsable = false
    for (const answer of this.waiting.values()) answer(false)
  }
}
