import type { Bus } from './bus'

interface Listening {
  readonly subject: string
  readonly listener: (text: string) => void
}

const anyLast = (subject: string): string => `${subject.slice(0, subject.lastIndexOf('.'))}.*`

/**
 * The bus of one process. What is published while something is being delivered is queued, so that all listeners receive
 * all texts in one order.
 */
export class LocalBus implements Bus {
  private readonly listening = new Set<Listening>()
  private readonly waiting: { readonly subject: string; readonly text: string }[] = []
  private isDelivering = false
  private isClosed = false
  /** There is no other server to reach. */
  readonly isConnected = true

  constructor(private readonly onError: (error: unknown) => void = () => undefined) {}

  publish(subject: string, text: string): void {
    if (this.isClosed) return
    this.waiting.push({ subject, text })
    if (this.isDelivering) return
    this.isDelivering = true
    for (let next = this.waiting.shift(); next !== undefined; next = this.waiting.shift()) this.deliver(next)
    this.isDelivering = false
  }

  subscribe(subject: string, listener: (text: string) => void): () => void {
    const own = { subject, listener }
    if (!this.isClosed) this.listening.add(own)
    return () => this.listening.delete(own)
  }

  settled(): Promise<void> {
    return Promise.resolve()
  }

  /** Nothing is ever missed within a process. */
  onDiscontinuity(): () => void {
    return () => undefined
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.listening.clear()
  }

  private deliver({ subject, text }: { readonly subject: string; readonly text: string }): void {
    for (const listening of this.listening) {
      if (listening.subject !== subject && listening.subject !== anyLast(subject)) continue
      try {
        listening.listener(text)
      } catch (failure) {
        this.onError(failure)
      }
    }
  }
}
