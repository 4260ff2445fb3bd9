import type { FastifyInstance } from 'fastify'
import { PLAYLIST_PATH, type SignedPlaylistHost } from './signed-playlist-host'
import { BackendError } from '@/application/errors/backend-error'
import { clipFormat, playlistOf } from '@/domain/media/playlist'

/** Plays what a signed address grants, and answers any other as if there were nothing. */
export function playlistRoute(app: FastifyInstance, host: SignedPlaylistHost): void {
  app.get<{ Params: { name: string } }>(`${PLAYLIST_PATH}/:name`, async (request, reply) => {
    const ticket = host.read(request.params.name)
    if (ticket === null) throw new BackendError('not-found', { detail: 'playlist' })
    reply.header('cache-control', 'private, no-store').type('application/vnd.apple.mpegurl')
    return playlistOf(clipFormat, `/art/clips/${ticket.clip}`, ticket.seconds)
  })
}
