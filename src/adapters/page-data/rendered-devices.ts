import type { Clock } from '@/application/device/clock'
import type { Viewport } from '@/application/device/viewport'
import type { RenderedFor } from '@/application/platform/rendered-page'

/** A window of the kind that a page is rendered for, before the real one is known: a phone or a desk. */
export const renderedSize = ({ isPhone }: Pick<RenderedFor, 'isPhone'>): ReturnType<Viewport['size']> =>
  isPhone
    ? { width: 390, height: 844, orientation: 'portrait' }
    : { width: 1_280, height: 800, orientation: 'landscape' }

/** Devices that answer as the server has rendered the page, until the page is alive. */
export class RenderedDevices {
  readonly clock: Clock
  readonly viewport: Viewport
  #isAlive = false
  readonly #listeners = new Set<() => void>()

  constructor(renderedFor: RenderedFor, clock: Clock, viewport: Viewport) {
    this.clock = {
      now: () => (this.#isAlive ? clock.now() : renderedFor.now),
      after: (delay, work) => clock.after(delay, work),
    }
    this.viewport = {
      size: () => (this.#isAlive ? viewport.size() : renderedSize(renderedFor)),
      watch: (listener) => {
        this.#listeners.add(listener)
        const stop = viewport.watch(listener)
        return () => {
          this.#listeners.delete(listener)
          stop()
        }
      },
    }
  }

  /** From here on the devices are those of the guest. */
  finish(): void {
    this.#isAlive = true
    for (const listener of this.#listeners) listener()
  }
}
