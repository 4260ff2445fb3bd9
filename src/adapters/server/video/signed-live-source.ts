import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LiveSource } from '@/application/chat/live-source'
import type { MediaServer } from '@/application/chat/media-server'
import { asId, type ActorId, type ChatId } from '@/domain/ids'

/** The path at which guests watch, and to which they send the picture of their camera. */
export const WATCH_PATH = '/media/live'

/** The playlist of a picture, below the address at which it is watched. */
export const PLAYLIST = 'index.m3u8'

const NAME = /^(?<chat>[\w-]{1,64})\.(?<mac>[0-9a-f]{64})$/u

/**
 * The live pictures of actors at addresses that no caller can make up: each names its chat and is
 * signed.
 */
export class SignedLiveSource implements LiveSource {
  constructor(
    private readonly media: Pick<MediaServer, 'isSending'>,
    private readonly secret: string,
    /** The secret that other servers still sign with, or this one signed with before. */
    private readonly oldSecret: string | null = null,
    private readonly hasPlaylists = false,
  ) {}

  isSending(actorId: ActorId): Promise<boolean> {
    return this.media.isSending(`actor-${actorId}`)
  }

  addressOf(chatId: ChatId): string {
    return `${WATCH_PATH}/${chatId}.${signed(chatId, this.secret)}`
  }

  playlistOf(chatId: ChatId): string | null {
    return this.hasPlaylists ? `${this.addressOf(chatId)}/${PLAYLIST}` : null
  }

  /** The chat that an address names; `null` for one that was not made here. */
  chatOf(name: string): ChatId | null {
    const { chat = '', mac = '' } = NAME.exec(name)?.groups ?? {}
    const isSignedBy = (secret: string | null): boolean =>
      secret !== null && mac !== '' && timingSafeEqual(Buffer.from(signed(chat, secret)), Buffer.from(mac))
    return isSignedBy(this.secret) || isSignedBy(this.oldSecret) ? asId<ChatId>(chat) : null
  }
}

/**
 * Returns the signature. The secret signs tickets of videos as well, which must not be accepted as
 * an address of this kind.
 */
const signed = (chatId: string, secret: string): string =>
  createHmac('sha256', secret).update(`live ${chatId}`).digest('hex')
