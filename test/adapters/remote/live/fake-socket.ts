import type { ClientSocket, SocketEvents, SocketFactory } from '@/adapters/remote/live/client-socket'

/** A connection whose far end is the test. */
export class FakeSocket implements ClientSocket {
  readonly sent: { type: string; requestId?: string; accessToken: string; guestId: string; payload: object }[] = []
  closedWith: number | null = null

  constructor(
    readonly url: string,
    readonly events: SocketEvents,
  ) {}

  send(data: string): void {
    this.sent.push(JSON.parse(data) as (typeof this.sent)[number])
  }

  close(code: number): void {
    this.closedWith = code
  }

  receive(type: string, payload: object = {}, sequence?: number): void {
    this.events.received(JSON.stringify({ type, payload, ...(sequence === undefined ? {} : { sequence }) }))
  }

  /** Opens and is acknowledged. */
  ready(): this {
    this.events.opened()
    this.receive('sessionAcknowledged', { position: { epoch: 'e', sequence: 0 } })
    return this
  }
}

/** Connections as they were opened. */
export function fakeSockets(): { readonly open: SocketFactory; readonly all: FakeSocket[] } {
  const all: FakeSocket[] = []
  return {
    all,
    open: (url, events) => {
      const socket = new FakeSocket(url, events)
      all.push(socket)
      return socket
    },
  }
}
