import type { Clock } from '@/application/device/clock'

/** Waits for work no longer than so many ms; the work goes on. */
export function inTime(clock: Pick<Clock, 'after'>, ms: number, work: Promise<unknown>): Promise<void> {
  let cancel = (): void => undefined
  const late = new Promise<void>((resolve) => {
    cancel = clock.after(ms, resolve)
  })
  return Promise.race([work.then(() => undefined), late]).finally(() => cancel())
}
