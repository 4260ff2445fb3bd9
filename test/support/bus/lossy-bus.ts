import type { Bus } from '@/adapters/bus/bus'

/**
 * One server's end of another bus, whose connection a test can cut: nothing comes or goes until it is connected again.
 */
export class GappyBus implements Bus {
  private readonly watchers = new Set<() => void>()
  private isCut = false

  constructor(private readonly bus: Bus) {}

  get isConnected(): boolean {
    return !this.isCut
  }

  publish(subject: string, text: string): void {
    if (!this.isCut) this.bus.publish(subject, text)
  }

  subscribe(subject: string, listener: (text: string) => void): () => void {
    return this.bus.subscribe(subject, (text) => {
      if (!this.isCut) listener(text)
    })
  }

  settled(): Promise<void> {
    return this.bus.settled()
  }

  onDiscontinuity(listener: () => void): () => void {
    this.watchers.add(listener)
    return () => this.watchers.delete(listener)
  }

  async close(): Promise<void> {
    this.isCut = true
  }

  cut(): void {
    this.isCut = true
  }

  comeBack(): void {
    this.isCut = false
    for (const watcher of this.watchers) watcher()
  }
}
