import { Worker } from 'node:worker_threads'
import type { DrawSettings } from './picture-settings.ts'
import type { Job } from './jobs.ts'
import type { Renderer } from './draw-pool.ts'

/** How a thread that renders is started. */
export interface ThreadSettings extends DrawSettings {
  readonly root: string
  /** As `os.setPriority` takes it. */
  readonly priority: number
  /** Starts the thread at once and not only with the first job: that takes as long as some pictures do. */
  readonly isEager: boolean
  /** The thread could not even begin: packages it needs are missing. */
  readonly onUnable: (cause: unknown) => void
}

/** Renders in a thread of its own, which is replaced when it ends unexpectedly. */
export class ThreadRenderer implements Renderer {
  private readonly settings: ThreadSettings
  private worker: Worker | null = null
  private answer: ((error: string | null) => void) | null = null

  constructor(settings: ThreadSettings) {
    this.settings = settings
    if (settings.isEager) this.worker = this.start()
  }

  render(job: Job): Promise<string | null> {
    return new Promise((resolve) => {
      this.answer = resolve
      this.worker ??= this.start()
      this.worker.postMessage(job)
    })
  }

  stop(): void {
    void this.worker?.terminate()
  }

  private start(): Worker {
    const { root, priority, withAvif, isSketch, onUnable } = this.settings
    const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), {
      workerData: { root, priority, withAvif, isSketch },
    })
    let isReady = false
    worker.on('message', (message: 'ready' | { readonly error: string | null }) => {
      if (message === 'ready') isReady = true
      else this.settle(message.error)
    })
    worker.on('error', (cause) => {
      if (!isReady) return onUnable(cause)
      this.worker = this.start()
      this.settle(String(cause))
    })
    return worker
  }

  private settle(error: string | null): void {
    const answer = this.answer
    this.answer = null
    answer?.(error)
  }
}
