import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ArtSource } from './art-source'
import type { Clock } from '@/application/device/clock'
import { artworkAt, type Artwork } from '@/domain/media/artwork'

/** How long what never changes may be kept, ms. */
export const YEAR = 31_536_000_000

/**
 * How long a request waits for a drawing, ms. A browser opens six connections to an origin: a page of pictures that are not
 * drawn must not hold them for long, as its calls go the same way. A player asks for one piece of a clip at a time, and gives
 * up after ten seconds without an answer.
 */
const PATIENCE: Readonly<Record<Artwork['kind'], number>> = { picture: 3_000, brand: 3_000, clip: 8_000 }

/**
 * Serves pictures and clips. What is drawn may be kept for good. What is being drawn is waited for; where that takes too
 * long the caller is sent to the same address once more, and the drawing goes on. Everything else is 404. Only the first may
 * be kept.
 */
export async function artRoutes(app: FastifyInstance, art: ArtSource, clock: Clock): Promise<void> {
  await app.register(fastifyStatic, { serve: false })
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const address = request.params['*']
    const artwork = artworkAt(address)
    const file = artwork === null ? null : await bounded(reply, clock, PATIENCE[artwork.kind], art, address)
    if (typeof file === 'string')
      return reply.sendFile(basename(file), dirname(file), { immutable: true, maxAge: YEAR, index: false })
    reply.header('cache-control', 'no-store')
    if (file === null) return reply.callNotFound()
    // A browser follows twenty of these, and lets what is more urgent go first each time.
    return reply.redirect(request.url, 307)
  })
}

/** `undefined`: not within `patience` ms. A caller who goes away is not drawn for any longer. */
async function bounded(
  reply: FastifyReply,
  clock: Clock,
  patience: number,
  art: ArtSource,
  address: string,
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
    art
      .file(address, gone.signal)
      .then(resolve, reject)
      .finally(stop)
      .catch(() => undefined)
  })
}
