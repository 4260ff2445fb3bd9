import type { Page, WebSocketRoute } from '@playwright/test'
import { SOCKET_PATH } from '@/adapters/wire/live/client-frames'

/**
 * The code of an end that was cut. A page may close its connection with a code of 3000 and above only: with another one the platform's
 * end stays open, until the guest has as many connections as they may have.
 */
const CUT = 3001

/**
 * Cuts a page's connection to the platform, as a network does that fails again and again. Made before the page is
 * opened.
 */
export class ConnectionCutter {
  /** The page's end of each open connection, and the platform's. */
  private readonly open = new Map<WebSocketRoute, WebSocketRoute>()
  private cuts = 0
  private isCutting = false

  static async at(page: Page): Promise<ConnectionCutter> {
    const cutter = new ConnectionCutter()
    await page.routeWebSocket(new RegExp(SOCKET_PATH, 'u'), (line) => {
      const platform = line.connectToServer()
      cutter.open.set(line, platform)
      const end = () => void cutter.open.delete(line)
      line.onClose((code, reason) => {
        end()
        void platform.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
      })
      platform.onClose((code, reason) => {
        end()
        void line.close({ ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) })
      })
    })
    return cutter
  }

  get count(): number {
    return this.cuts
  }

  /**
   * Cuts every connection soon after it is opened, up to so many times. Resolves when all are cut or `stop` was called.
   */
  async cut(times: number, maxMs: number): Promise<void> {
    this.isCutting = true
    while (this.isCutting && this.cuts < times) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs))
      for (const [line, platform] of this.open) {
        this.open.delete(line)
        this.cuts += 1
        await Promise.all([line, platform].map((end) => end.close({ code: CUT, reason: 'cut' })))
      }
    }
  }

  stop(): void {
    this.isCutting = false
  }
}
