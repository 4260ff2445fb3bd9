import type { FastifyRequest } from 'fastify'
import type { SignedLiveSource } from './signed-live-source'
import { bearerOf } from '@/adapters/server/base/http/caller-of'
import { deviceKeyOf } from '@/adapters/server/base/http/device-cookie'
import type { LivePlaylists } from '@/application/chat/live-playlists'
import type { LiveCaller, LiveViewing } from '@/application/chat/live-viewing'
import { MediaUnavailable } from '@/application/chat/media-server'
import { BackendError } from '@/application/errors/backend-error'
import type { ChatId } from '@/domain/ids'

export interface LiveVideoOptions {
  readonly viewing: LiveViewing
  readonly source: Pick<SignedLiveSource, 'chatOf'>
  /** The bearer token of a studio; `null`: no studio is admitted here. */
  readonly publishToken: string | null
  /** `null`: this server packs no pictures. */
  readonly playlists: LivePlaylists | null
}

export const liveCallerOf = (request: FastifyRequest): LiveCaller => ({
  deviceKey: deviceKeyOf(request),
  accessToken: bearerOf(request),
})

export const notFound = (): BackendError => new BackendError('not-found', { detail: 'live' })

/** The chat that an address names. Throws for one that was not made here. */
export function chatNamedIn(source: LiveVideoOptions['source'], name: string): ChatId {
  const chatId = source.chatOf(name)
  if (chatId === null) throw notFound()
  return chatId
}

/** A media server that is away is no defect of a request: the client retries. */
export async function reachable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof MediaUnavailable ? new BackendError('unavailable', { cause: error }) : error
  }
}
