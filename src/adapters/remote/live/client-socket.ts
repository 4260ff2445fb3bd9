/** What the live connection is notified of by a socket. */
export interface SocketEvents {
  opened(): void
  received(data: unknown): void
  closed(code: number, reason: string): void
}

/** As much of a socket as the live connection uses. */
export interface ClientSocket {
  send(data: string): void
  close(code: number): void
}

/** Opens a connection to an address; may throw where the address is none. */
export type SocketFactory = (url: string, events: SocketEvents) => ClientSocket

/** The browser's own socket. */
export const webSocket: SocketFactory = (url, events) => {
  const socket = new WebSocket(url)
  socket.addEventListener('open', () => events.opened())
  socket.addEventListener('message', ({ data }) => events.received(data))
  socket.addEventListener('close', ({ code, reason }) => events.closed(code, reason))
  return socket
}
