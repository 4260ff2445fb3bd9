import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ArtSource } from './art-source'
import { beingDrawn, drawnInTime } from './drawn-in-time'
import type { Clock } from '@/application/device/clock'
import { artworkAt, type Artwork } from '@/domain/media/artwork'
import { smallestOf } from './picture-format'

/** How long what never changes may be cached, ms. */
export const YEAR = 31_536_000_000

/**
 * How long a request waits for a drawing, ms. A browser opens six connections to an origin: a page of pictures that are
 * not drawn must not hold them for long, as its calls go the same way. A player requests one piece of a clip at a time,
 * and gives up after ten seconds without an answer.
 */
const PATIENCE: Readonly<Record<Artwork['kind'], number>> = {
  picture: 3_000,
  granted: 3_000,
  brand: 3_000,
  clip: 8_000,
  frames: 3_000,
}

/** What a server with a platform serves to those whom it is granted to (0019). */
const BY_TICKET: ReadonlySet<Artwork['kind']> = new Set(['clip', 'frames', 'granted'])

/**
 * Serves pictures and clips. What is drawn may be cached for good. What is being drawn is waited for; where that takes
 * too long the caller is sent to the same address once more, and the drawing goes on. Everything else is 404. Only the
 * first may be cached. A picture is sent as AVIF to a browser that accepts it, where that file is smaller (0036). `withTicketed`: whether any caller may fetch clips and granted pictures
 * here; a server with a platform serves them by ticket only.
 */
export async function artRoutes(
  app: FastifyInstance,
  art: ArtSource,
  clock: Clock,
  withTicketed: boolean,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false })
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const address = request.params['*']
    const known = artworkAt(address)
    const artwork = known === null || (BY_TICKET.has(known.kind) && !withTicketed) ? null : known
    const file =
      artwork === null
        ? null
        : await drawnInTime(reply, clock, PATIENCE[artwork.kind], (signal) => art.file(address, signal))
    if (typeof file === 'string') {
      if (artwork?.kind === 'picture') reply.header('vary', 'accept')
      const sent = artwork?.kind === 'picture' ? await smallestOf(file, request.headers.accept) : file
      return reply.sendFile(basename(sent), dirname(sent), { immutable: true, maxAge: YEAR, index: false })
    }
    return file === null ? reply.callNotFound() : beingDrawn(reply, `/art/${address}`)
  })
}
