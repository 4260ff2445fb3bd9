import type { FastifyInstance, FastifyRequest } from 'fastify'
import { PLAYLIST, WATCH_PATH } from './signed-live-source'
import { chatNamedIn, liveCallerOf, notFound, reachable, type LiveVideoOptions } from './live-request'
import type { LivePlaylists } from '@/application/chat/live-playlists'
import { BackendError } from '@/application/errors/backend-error'
import type { ActorId } from '@/domain/ids'

interface Named {
  readonly Params: { readonly name: string; readonly file: string }
  readonly Querystring: Readonly<Record<string, unknown>>
}

/** The part for which a player waits; parts have been numbered with 12 digits at most. */
function awaitedIn({ query }: { readonly query: Named['Querystring'] }): number | null {
  const number = query['_HLS_msn']
  if (number === undefined) return null
  if (typeof number !== 'string' || !/^\d{1,12}$/u.test(number))
    throw new BackendError('invalid-request', { detail: '_HLS_msn' })
  return Number(number)
}

/**
 * Serves live pictures as playlists (HLS). Permission to watch is looked up for each request, and
 * again after a request has waited, so that a stored address opens nothing after the end of its
 * chat.
 */
export async function playlistRoutes(
  app: FastifyInstance,
  { viewing, source, playlists }: Pick<LiveVideoOptions, 'viewing' | 'source'> & { readonly playlists: LivePlaylists },
): Promise<void> {
  const watched = async (request: FastifyRequest<Named>): Promise<ActorId> => {
    const chatId = chatNamedIn(source, request.params.name)
    const actorId = await viewing.watchedIn(chatId, liveCallerOf(request))
    if (actorId === null) throw notFound()
    return actorId
  }
  app.get<Named>(`${WATCH_PATH}/:name/:file`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const { file: name } = request.params
    const actorId = await watched(request)
    if (name !== PLAYLIST) {
      const file = playlists.file(actorId, name)
      if (file === null) throw notFound()
      return reply.type(file.type).send(file.bytes)
    }
    const playlist = await reachable(() => playlists.playlist(actorId, awaitedIn(request)))
    await watched(request)
    if (playlist === null) throw new BackendError('unavailable')
    return reply.type('application/vnd.apple.mpegurl').send(playlist)
  })
}
