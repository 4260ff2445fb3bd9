import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { chatNamedIn, liveCallerOf, notFound, reachable, type LiveVideoOptions } from './live-request'
import { WATCH_PATH } from './signed-live-source'
import { bearerOf } from '@/adapters/server/base/http/caller-of'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { LiveAnswer, LivePurpose } from '@/application/chat/live-viewing'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type ActorId, type ChatId } from '@/domain/ids'

/** The path to which an actor's studio publishes its picture (WHIP). */
export const PUBLISH_PATH = '/media/publish'

/** The camera of the guest of a video call (WHIP), below the address at which they watch. */
const CAMERA = 'camera'

/** A description of a connection; browsers write ten thousand characters at most. */
const SDP = 'application/sdp'
const SDP_LIMIT = 32_768

/**
 * Answers an offer as WHIP and WHEP do: the answer, and the address under which the connection is
 * ended.
 */
function answered(reply: FastifyReply, answer: LiveAnswer, addressOf: (peerId: string) => string): string {
  if (answer.ok) {
    reply.code(201).header('location', addressOf(answer.peer.id)).type(SDP)
    return answer.peer.answer
  }
  if (answer.reason === 'bad-offer') throw new BackendError('invalid-request', { detail: 'sdp' })
  // The picture may be there again in a moment: the studio reconnects.
  throw answer.reason === 'no-picture' ? new BackendError('unavailable') : notFound()
}

/**
 * Serves live pictures: watching (WHEP), and sending the picture of a studio or of a guest's camera
 * (WHIP). Candidates and restarts (PATCH) are not accepted: the media server is reached at the
 * addresses of its answer, and a client whose network has changed makes a new connection.
 */
export async function videoRoutes(
  app: FastifyInstance,
  { viewing, source, publishToken }: LiveVideoOptions,
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(SDP, { parseAs: 'string', bodyLimit: SDP_LIMIT }, (_request, body, done) => done(null, body))
  const offerOf = (request: FastifyRequest): string => {
    if (typeof request.body !== 'string') throw new BackendError('invalid-request', { detail: 'sdp' })
    return request.body
  }
  const noPatch = async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    await reply.code(405).header('allow', 'DELETE').send()
  }

  const chatOf = (name: string): ChatId => chatNamedIn(source, name)
  const guestRoutes = (path: string, purpose: LivePurpose): void => {
    app.post<{ Params: { name: string } }>(path, async (request, reply) => {
      const { name } = request.params
      const [chatId, offer] = [chatOf(name), offerOf(request)]
      const answer = await reachable(() => viewing.connect(chatId, liveCallerOf(request), purpose, offer))
      return answered(reply, answer, (peerId) => `${WATCH_PATH}/${name}/peers/${peerId}`)
    })
  }
  guestRoutes(`${WATCH_PATH}/:name`, 'watch')
  guestRoutes(`${WATCH_PATH}/:name/${CAMERA}`, 'send')
  const peer = `${WATCH_PATH}/:name/peers/:peer`
  app.delete<{ Params: { name: string; peer: string } }>(peer, async (request, reply) => {
    const { name, peer: peerId } = request.params
    if (!(await viewing.disconnect(chatOf(name), liveCallerOf(request), peerId))) throw notFound()
    return reply.code(200).send()
  })
  app.patch(peer, { bodyLimit: SDP_LIMIT }, noPatch)

  const isStudio = (request: FastifyRequest): boolean => {
    const shown = bearerOf(request)
    if (publishToken === null || shown === null) return false
    return timingSafeEqual(Buffer.from(hashToken(publishToken)), Buffer.from(hashToken(shown)))
  }
  const refuseStranger = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!isStudio(request)) await reply.code(401).header('www-authenticate', 'Bearer').send()
  }
  const studio = { onRequest: refuseStranger }
  app.post<{ Params: { actor: string } }>(`${PUBLISH_PATH}/:actor`, studio, async (request, reply) => {
    const { actor } = request.params
    if (!/^[\w-]{1,64}$/u.test(actor)) throw notFound()
    const answer = await reachable(() => viewing.publish(asId<ActorId>(actor), offerOf(request)))
    return answered(reply, answer, (peerId) => `${PUBLISH_PATH}/${actor}/peers/${peerId}`)
  })
  const sender = `${PUBLISH_PATH}/:actor/peers/:peer`
  app.delete<{ Params: { actor: string; peer: string } }>(sender, studio, async (request, reply) => {
    const { actor, peer: peerId } = request.params
    if (!(await viewing.unpublish(asId<ActorId>(actor), peerId))) throw notFound()
    return reply.code(200).send()
  })
  app.patch(sender, { ...studio, bodyLimit: SDP_LIMIT }, noPatch)
}
