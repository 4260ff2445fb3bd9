import type { Clock } from '@/application/device/clock'

/** Does some work again and again, `pause` ms after it was done. Returns how to stop it. */
export function every(clock: Clock, pause: number, work: () => void): () => void {
  let cancel = (): void => undefined
  const wait = (): void => {
    cancel = clock.after(pause, () => {
      work()
      wait()
    })
  }
  wait()
  return () => cancel()
}
