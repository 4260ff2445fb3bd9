import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { ArtAccess } from './art-access'
import type { ArtSource } from '@/adapters/server/files/art-source'
import { beingDrawn, drawnInTime } from './drawn-in-time'
import type { Clock } from '@/application/device/clock'
import { artworkAt, type Artwork } from '@/domain/pictures/artwork'
import { smallestOf } from './picture-format'

/** Time for which files that never change may be cached, ms. */
export const YEAR = 31_536_000_000

/**
 * Time for which a request waits for a drawing, ms. A browser opens six connections to an origin: a
 * page of pictures that are not drawn must not hold them for long, because its calls go the same
 * way. A player requests one piece of a clip at a time, and gives up after ten seconds without an
 * answer.
 */
const PATIENCE: Readonly<Record<Artwork['kind'], number>> = {
  picture: 3_000,
  granted: 3_000,
  brand: 3_000,
  clip: 8_000,
  frames: 3_000,
}

/** Kinds of artwork that a server with a platform serves only by ticket (0019). */
const BY_TICKET: ReadonlySet<Artwork['kind']> = new Set(['clip', 'frames', 'granted'])

/**
 * Serves pictures and clips. A drawn file may be cached for good. A request for a drawing that is
 * not ready waits; if that takes too long the caller is sent to the same address once more, and the
 * drawing goes on. Everything else is 404. Only drawn files may be cached. A picture is sent as
 * AVIF to a browser that accepts it, if that file is smaller (0036). `access` decides who may fetch
 * a picture: one that is rated above what everybody may see is sent to a session whose guest may
 * see it, is stored by no cache, and is 404 to all others (0071). Without `access`, any caller may
 * fetch every picture, and clips and granted pictures too, which a server with a platform serves by
 * ticket only.
 */
export async function artRoutes(
  app: FastifyInstance,
  art: ArtSource,
  clock: Clock,
  access: ArtAccess | null,
): Promise<void> {
  await app.register(fastifyStatic, { serve: false })
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const address = request.params['*']
    const known = artworkAt(address)
    const artwork = known === null || (BY_TICKET.has(known.kind) && access !== null) ? null : known
    const forWhom = artwork?.kind === 'picture' && access !== null ? await access(request, artwork) : 'everybody'
    // Before the drawing starts: for those who may not see it, the picture does not exist.
    if (forWhom === 'nobody') return reply.callNotFound()
    const file =
      artwork === null
        ? null
        : await drawnInTime(reply, clock, PATIENCE[artwork.kind], (signal) => art.file(address, signal))
    if (typeof file === 'string') {
      const sent = artwork?.kind === 'picture' ? await smallestOf(file, request.headers.accept) : file
      if (forWhom === 'session') {
        reply.headers({ 'cache-control': 'private, no-store', vary: 'accept, cookie' })
        return reply.sendFile(basename(sent), dirname(sent), { cacheControl: false, index: false })
      }
      if (artwork?.kind === 'picture') reply.header('vary', 'accept')
      return reply.sendFile(basename(sent), dirname(sent), { immutable: true, maxAge: YEAR, index: false })
    }
    return file === null ? reply.callNotFound() : beingDrawn(reply, `/art/${address}`)
  })
}
