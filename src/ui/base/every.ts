import type { Clock } from '@/application/device/clock'

/** Repeats work, `pause` ms after each end. Returns the function that stops it. */
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
