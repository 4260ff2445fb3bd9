import { expect, type Page, type WebSocket } from '@playwright/test'

/** What a page sends on its connection, recorded so that an eavesdropper can send it again. */
export class PageConnection {
  private readonly messages: { readonly url: string; readonly frame: string }[] = []

  constructor(private readonly page: Page) {
    page.on('websocket', (socket: WebSocket) => {
      socket.on('framesent', ({ payload }) => {
        if (typeof payload === 'string') this.messages.push({ url: socket.url(), frame: payload })
      })
    })
  }

  /**
   * Opens a connection of its own and sends the last frame of a type again, the given number of times; waits for every
   * answer.
   */
  async resend(type: string, times: number): Promise<void> {
    const last = this.messages.findLast(({ frame }) => frame.includes(`"type":"${type}"`))
    const greeting = this.messages.findLast(({ frame }) => frame.includes('"type":"requestSession"'))
    expect(last, `a frame of type ${type}`).toBeDefined()
    const answers = await this.page.evaluate(
      ({ url, hello, frame, count }) =>
        new Promise<number>((resolve, reject) => {
          const socket = new WebSocket(url)
          let received = 0
          socket.addEventListener('open', () => {
            socket.send(hello)
            for (let iteration = 0; iteration < count; iteration++) socket.send(frame)
          })
          socket.addEventListener('message', ({ data }) => {
            if (String(data).includes('commandAcknowledged')) received++
            if (received === count) resolve(received)
          })
          socket.addEventListener('error', () => reject(new Error('The line broke')))
        }),
      { url: last?.url ?? '', hello: greeting?.frame ?? '', frame: last?.frame ?? '', count: times },
    )
    expect(answers).toBe(times)
  }
}
