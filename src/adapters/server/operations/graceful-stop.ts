import type { FastifyInstance } from 'fastify'
import type { Clock } from '@/application/device/clock'

/**
 * Once the server is to stop, ends the connection with each answer: a caller with more requests
 * goes elsewhere.
 */
export function leaveGently(app: FastifyInstance, stopping: AbortSignal): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (stopping.aborted) reply.header('connection', 'close')
    done(null, payload)
  })
}

/**
 * Ends a server that has announced its stop: continues for the grace period, so that the proxy that
 * sends guests here has noticed, then accepts no more requests and waits for those in flight.
 * Returns whether all of them finished in time.
 */
export async function stopGracefully(
  app: FastifyInstance,
  { graceMs, shutdownMs }: { readonly graceMs: number; readonly shutdownMs: number },
  clock: Clock,
): Promise<boolean> {
  if (graceMs > 0) await new Promise<void>((resolve) => void clock.after(graceMs, resolve))
  let cancel = (): void => undefined
  const late = new Promise<false>((resolve) => {
    cancel = clock.after(shutdownMs, () => resolve(false))
  })
  return Promise.race([app.close().then(() => true), late]).finally(cancel)
}
