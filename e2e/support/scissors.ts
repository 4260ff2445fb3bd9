import type { Page, WebSocketRoute } from '@playwright/test'
import { SOCKET_PATH } from '@/adapters/wire/live/frames'

/** Cuts a page's line to the platform, as a network does that fails again and again. Made before the page is opened. */
export class Scissors {
  private readonly open = new Set<WebSocketRoute>()
  private cuts = 0
  private isCutting = false

  static async at(page: Page): Promise<Scissors> {
    const scissors = new Scissors()
    await page.routeWebSocket(new RegExp(SOCKET_PATH, 'u'), (line) => {
      const platform = line.connectToServer()
      scissors.open.add(line)
      const end = () => void scissors.open.delete(line)
      line.onClose((code, reason) => {
        end()
        void platform.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
      })
      platform.onClose((code, reason) => {
        end()
        void line.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
      })
    })
    return scissors
  }

  get count(): number {
    return this.cuts
  }

  /** Cuts every line soon after it is opened, up to so many times. Resolves when all are cut or `stop` was called. */
  async cut(times: number, mostMs: number): Promise<void> {
    this.isCutting = true
    while (this.isCutting && this.cuts < times) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * mostMs))
      for (const line of this.open) {
        this.open.delete(line)
        this.cuts += 1
        await line.close({ code: 1011, reason: 'cut' })
      }
    }
  }

  stop(): void {
    this.isCutting = false
  }
}
