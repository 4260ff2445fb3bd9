import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { CHANNEL_PATH, CHANNEL_PLAYLIST, type SignedChannelHost } from './signed-channel-host'
import { sessionDigestOf } from '@/adapters/server/media/signed-playlist-host'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import type { ArtSource } from '@/adapters/server/files/art-source'
import { beingDrawn, drawnInTime } from '@/adapters/server/web/drawn-in-time'
import type { Clock } from '@/application/device/clock'
import { BackendError } from '@/application/errors/backend-error'
import type { TvChannels } from '@/application/tv/tv-channels'
import { clipFormats, isFileOf } from '@/domain/media/playlist'
import { livePlaylist, WINDOW_SEGMENTS, type LiveSegment } from '@/domain/tv/live-playlist'

/** Time for which a browser may cache a file of a clip, s: its address is of one session. */
const CACHE_SECONDS = 3_600

/** Time for which a player waits for a clip that is being drawn, ms. */
const PATIENCE = 8_000

/** Number of segments behind the playlist whose files are still served: a viewer may be behind. */
const LATE_SEGMENTS = 2 * WINDOW_SEGMENTS

/** The parts that the server needs to publish the channels. */
export interface ChannelOptions {
  readonly host: SignedChannelHost
  readonly channels: TvChannels
}

interface Named {
  readonly Params: { readonly ticket: string; readonly clip: string; readonly file: string }
}

const notFound = (): BackendError => new BackendError('not-found', { detail: 'tv' })

/**
 * Serves the rights of a ticket during the session it was granted to, and only as long as its guest
 * may watch the channel: the end of a subscription is looked up at each request. Anything else is
 * answered as if there were nothing.
 */
export async function channelRoutes(
  app: FastifyInstance,
  {
    host,
    channels,
    art,
    clock,
  }: ChannelOptions & { readonly art: Pick<ArtSource, 'clipFolder'> | null; readonly clock: Clock },
): Promise<void> {
  const granted = async (
    request: FastifyRequest<Named>,
    count: number,
  ): Promise<{ readonly segments: readonly LiveSegment[]; readonly since: number }> => {
    // Read first: forged tickets cost no look-up.
    const ticket = host.read(request.params.ticket)
    const deviceKey = ticket === null ? null : deviceKeyOf(request)
    const view = ticket === null || deviceKey === null ? null : await channels.view(ticket.channel, deviceKey, count)
    if (ticket === null || view === null || sessionDigestOf(view.sessionId) !== ticket.sessionDigest) throw notFound()
    return { segments: view.segments, since: ticket.since }
  }

  app.get<Named>(`${CHANNEL_PATH}/:ticket/${CHANNEL_PLAYLIST}`, async (request, reply) => {
    const { segments, since } = await granted(request, WINDOW_SEGMENTS)
    if (segments.length === 0) throw new BackendError('unavailable')
    reply.header('cache-control', 'private, no-store').type('application/vnd.apple.mpegurl')
    return livePlaylist(segments, (clip, file) => `${clip}/${file}`, since)
  })

  await app.register(fastifyStatic, { root: import.meta.dirname, serve: false, cacheControl: false })
  app.get<Named>(`${CHANNEL_PATH}/:ticket/:clip/:file`, async (request, reply) => {
    const { ticket, clip: named, file } = request.params
    const { segments } = await granted(request, LATE_SEGMENTS)
    // No clip is opened but those that the channel shows: the other channel has others.
    const clip = segments.find((segment) => String(segment.clip) === named)?.clip
    if (art === null || clip === undefined || !isFileOf(clipFormats.full, file)) throw notFound()
    const folder = await drawnInTime(reply, clock, PATIENCE, (signal) => art.clipFolder(clip, signal))
    if (folder === undefined) return beingDrawn(reply, `${CHANNEL_PATH}/${ticket}/${named}/${file}`)
    if (folder === null) throw notFound()
    reply.header('cache-control', `private, max-age=${CACHE_SECONDS}`)
    return reply.sendFile(file, folder)
  })
}
