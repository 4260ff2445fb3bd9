import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CLIP_PATH, PLAYLIST_PATH, sessionDigestOf, type SignedPlaylistHost, type Ticket } from './signed-playlist-host'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import type { ArtSource } from '@/adapters/server/web/art-source'
import { beingDrawn, drawnInTime } from '@/adapters/server/web/drawn-in-time'
import type { Clock } from '@/application/device/clock'
import { BackendError } from '@/application/errors/backend-error'
import type { Platform } from '@/application/platform/platform'
import { clipFormats, isFileOf, playlistOf } from '@/domain/media/playlist'

/**
 * How long a browser may cache a file of a clip, s. Its address is of one session, so no other guest is served from the
 * same.
 */
const CACHE_SECONDS = 3_600

/** How long a player waits for a clip that is being drawn, ms: it gives up after ten seconds without an answer. */
const PATIENCE = 8_000

/** What media routes require. */
interface MediaParts {
  readonly host: SignedPlaylistHost
  readonly platform: Pick<Platform, 'sessionOf'>
  /** Where the files of clips are; `null`: there are none. */
  readonly art: Pick<ArtSource, 'clipFolder'> | null
  readonly clock: Clock
}

/**
 * Plays what a ticket grants, for as long as the session that it was given to exists: playlists, and the files that
 * these name. A forged, outdated or foreign ticket, and a file of another rendition, are answered as if there were
 * nothing. Players send no token with what a playlist names, so the session is known by the device's cookie.
 */
export async function mediaRoutes(app: FastifyInstance, { host, platform, art, clock }: MediaParts): Promise<void> {
  const granted = async (request: FastifyRequest, name: string): Promise<Ticket> => {
    // Forged tickets cost no look-up.
    const ticket = host.read(name)
    const deviceKey = ticket === null ? null : deviceKeyOf(request)
    const sessionId = deviceKey === null ? null : await platform.sessionOf(deviceKey)
    if (ticket === null || sessionId === null || sessionDigestOf(sessionId) !== ticket.sessionDigest) {
      throw new BackendError('not-found', { detail: 'media' })
    }
    return ticket
  }

  app.get<{ Params: { file: string } }>(`${PLAYLIST_PATH}/:file`, async (request, reply) => {
    const name = request.params.file.replace(/\.m3u8$/u, '')
    const { rendition, seconds } = await granted(request, name)
    reply.header('cache-control', 'private, no-store').type('application/vnd.apple.mpegurl')
    return playlistOf(clipFormats[rendition], `${CLIP_PATH}/${name}`, seconds)
  })

  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, cacheControl: false })
  app.get<{ Params: { ticket: string; file: string } }>(`${CLIP_PATH}/:ticket/:file`, async (request, reply) => {
    const { ticket, file } = request.params
    const { assetId, rendition } = await granted(request, ticket)
    if (art === null || !isFileOf(clipFormats[rendition], file))
      throw new BackendError('not-found', { detail: 'media' })
    const folder = await drawnInTime(reply, clock, PATIENCE, (signal) => art.clipFolder(Number(assetId), signal))
    if (folder === undefined) return beingDrawn(reply, `${CLIP_PATH}/${ticket}/${file}`)
    if (folder === null) throw new BackendError('not-found', { detail: 'media' })
    reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`)
    return reply.sendFile(file, folder)
  })
}
