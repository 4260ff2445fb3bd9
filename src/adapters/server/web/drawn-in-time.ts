import type { FastifyReply } from 'fastify'
import type { Clock } from '@/application/device/clock'

/** When to ask again for what is being drawn, seconds. */
const ASK_AGAIN = '1'

/** Says that something is being drawn and will be there soon. Kept by nobody. */
export const beingDrawn = (reply: FastifyReply): FastifyReply =>
  reply.header('cache-control', 'no-store').code(503).header('retry-after', ASK_AGAIN).send()

/**
 * Waits for a drawing, `patience` ms at most: `undefined` where that is not enough. A caller who goes away is not drawn for any
 * longer.
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
      // Whoever is told to ask again is drawn for meanwhile, even when the connection ends.
      reply.raw.off('close', leave)
      resolve(undefined)
    })
    draw(gone.signal)
      .then(resolve, reject)
      .finally(stop)
      .catch(() => undefined)
  })
}
