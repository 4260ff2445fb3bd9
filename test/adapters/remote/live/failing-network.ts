import {
  webSocket,
  type ClientSocket,
  type SocketEvents,
  type SocketFactory,
} from '@/adapters/remote/live/client-socket'

/** Where in a connection's life a network fails. */
export const CUTS = ['before-frame', 'before-answer', 'while-opening', 'without-a-word'] as const
export type Cut = (typeof CUTS)[number]

/** The code browsers report for a connection that failed. */
const FAILED = 1006

/**
 * A network that fails a number of times, at random: before a frame leaves, between a frame and its answer, while a connection opens, and
 * in such a way that a connection never opens and nothing reports it.
 */
export class FailingNetwork {
  readonly made: Cut[] = []
  private isOn = false

  constructor(
    private readonly chance: () => number,
    private readonly cuts: number,
  ) {}

  get isOver(): boolean {
    return this.made.length >= this.cuts
  }

  start(): void {
    this.isOn = true
  }

  readonly open: SocketFactory = (url, events) => {
    if (this.cut('without-a-word', 0.15)) return { send: () => undefined, close: () => undefined }
    let isCut = false
    let inner: ClientSocket | null = null
    const end = () => {
      if (isCut) return
      isCut = true
      inner?.close(1000)
      events.closed(FAILED, 'cut')
    }
    const heard: SocketEvents = {
      opened: () => (this.cut('while-opening', 0.15) ? end() : isCut ? undefined : events.opened()),
      received: (data) => {
        if (!isCut) events.received(data)
      },
      closed: (code, reason) => {
        if (!isCut) events.closed(code, reason)
      },
    }
    inner = webSocket(url, heard)
    const { send, close } = { send: inner.send.bind(inner), close: inner.close.bind(inner) }
    return {
      send: (data) => {
        if (isCut) return
        // What happens to a frame is reported after it was sent, as by a network.
        if (this.cut('before-frame', 0.06)) return queueMicrotask(end)
        send(data)
        if (this.cut('before-answer', 0.06)) queueMicrotask(end)
        return undefined
      },
      close,
    }
  }

  private cut(kind: Cut, share: number): boolean {
    if (!this.isOn || this.isOver || this.chance() >= share) return false
    this.made.push(kind)
    return true
  }
}
