import type { FastifyReply } from 'fastify'
import type { Clock } from '@/application/device/clock'

/**
 * Sends a caller whose picture is being drawn to the same address once more. A browser follows
 * twenty of these, and lets more urgent requests go first each time; a status that defers the
 * caller would be reported as an error in its console. `address` is the path of the route: the
 * caller's own text may name another host.
 */
export const beingDrawn = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 307)

/**
 * Waits for a drawing, `patience` ms at most; returns `undefined` after that. If the caller goes
 * away before, the drawing is aborted.
 */
export function drawnInTime(
  reply: FastifyReply,
  clock: Clock,
  patience: number,
  draw: (signal: AbortSignal) => Promise<string | null>,
): Promise<string | null | undefined> {
  const gone = new AbortController()
  const leave = (): void => {
    if (!reply.raw.writableFinished) gone.abort()
  }
  reply.raw.once('close', leave)
  return new Promise((resolve, reject) => {
    const stop = clock.after(patience, () => {
      // The drawing goes on for a caller that is sent to retry, even when the connection ends.
      reply.raw.off('close', leave)
      resolve(undefined)
    })
    draw(gone.signal)
      .then(resolve, reject)
      .finally(stop)
      .catch(() => undefined)
  })
}
