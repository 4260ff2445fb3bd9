import { createHmac, timingSafeEqual } from 'node:crypto'
import type { CaptionGrant, CaptionHost } from '@/application/media/caption-host'
import type { PictureGrant, PictureHost } from '@/application/media/picture-host'
import type { PlaybackGrant, PlaylistHost } from '@/application/media/playlist-host'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { Clock } from '@/application/device/clock'
import { RENDITIONS, type Rendition } from '@/domain/media/playlist'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/** Time for which a ticket is valid, ms: longer than any video with a break. */
export const GOOD_FOR = 6 * 3_600_000

/** The paths of playlists and of the files of clips. */
export const PLAYLIST_PATH = '/media/play'
export const CLIP_PATH = '/media/clips'

/** The path of pictures that are granted. */
export const PICTURE_PATH = '/media/pictures'

/** The path of captions. */
export const CAPTION_PATH = '/media/captions'

/**
 * Replaces the rendition of a playlist's ticket in the ticket of captions; their language follows.
 */
const CAPTIONS = 'captions'

/** Replaces the rendition of a playlist's ticket in the ticket of a picture. */
const PICTURE = 'picture'

/**
 * Step to which the ends of pictures' tickets are rounded up, so that a page that is opened again
 * finds its pictures in the browser's cache, ms.
 */
const PICTURE_STEP = 3_600_000

/** The rights of the session that a ticket names. */
export interface Ticket extends Omit<PlaybackGrant, 'sessionId'> {
  /** The name of the session where others can read it. */
  readonly sessionDigest: string
}

const TICKET =
  /^(?<payload>(?<asset>[\w.-]{1,64})-(?<rendition>[a-z]{1,10})-(?<seconds>\d{1,9})-(?<until>\d{1,15})-(?<session>[0-9a-f]{64}))-(?<mac>[0-9a-f]{64})$/u

/** The rights to a picture of the session that a ticket names. */
export type PictureTicket = Pick<Ticket, 'assetId' | 'sessionDigest'>

/** The rights to captions of the session that a ticket names. */
export interface CaptionTicket extends Omit<Ticket, 'rendition'> {
  readonly language: string
}

/** Returns the name of a session in a ticket. */
export const sessionDigestOf = (sessionId: string): string => hashToken(sessionId)

/**
 * Hands out playlists, captions and pictures under addresses that no caller can make up, lengthen
 * or pass on: asset, rendition, length, end and session are signed together in a ticket, and the
 * same ticket opens the files that a playlist names.
 */
export class SignedPlaylistHost implements PlaylistHost, PictureHost, CaptionHost {
  /** Digest of the session that was named last: a page of pictures is granted to one session. */
  private last = { sessionId: '', digest: '' }

  constructor(
    private readonly secret: string,
    private readonly clock: Pick<Clock, 'now'>,
    /**
     * The secret that other servers still sign with, or this one signed with before; read, but not
     * used to sign.
     */
    private readonly oldSecret: string | null = null,
  ) {}

  address({ assetId, rendition, seconds, sessionId }: PlaybackGrant): Promise<GrantedAddress> {
    const payload = [assetId, rendition, seconds, this.clock.now() + GOOD_FOR, this.digestOf(sessionId)].join('-')
    return Promise.resolve(grantedAddress(`${PLAYLIST_PATH}/${payload}-${signed(payload, this.secret)}.m3u8`))
  }

  picture({ assetId, sessionId }: PictureGrant): Promise<GrantedAddress> {
    const until = Math.ceil((this.clock.now() + GOOD_FOR) / PICTURE_STEP) * PICTURE_STEP
    const payload = [assetId, PICTURE, 0, until, this.digestOf(sessionId)].join('-')
    return Promise.resolve(grantedAddress(`${PICTURE_PATH}/${payload}-${signed(payload, this.secret)}`))
  }

  captions({ assetId, language, seconds, sessionId }: CaptionGrant): Promise<GrantedAddress> {
    const until = this.clock.now() + GOOD_FOR
    const payload = [assetId, `${CAPTIONS}${language}`, seconds, until, this.digestOf(sessionId)].join('-')
    return Promise.resolve(grantedAddress(`${CAPTION_PATH}/${payload}-${signed(payload, this.secret)}.vtt`))
  }

  /**
   * Returns the rights of a ticket of a playlist; `null` for a forged or outdated one. The caller
   * has to compare its session.
   */
  read(ticket: string): Ticket | null {
    const groups = this.verified(ticket)
    const rendition = RENDITIONS.find((each): each is Rendition => each === groups?.['rendition'])
    if (groups === null || rendition === undefined) return null
    return {
      assetId: groups['asset'] ?? '',
      rendition,
      seconds: Number(groups['seconds']),
      sessionDigest: groups['session'] ?? '',
    }
  }

  /** The same for the ticket of a picture. */
  readPicture(ticket: string): PictureTicket | null {
    const groups = this.verified(ticket)
    if (groups?.['rendition'] !== PICTURE) return null
    return { assetId: groups['asset'] ?? '', sessionDigest: groups['session'] ?? '' }
  }

  /** The same for the ticket of captions. */
  readCaptions(ticket: string): CaptionTicket | null {
    const groups = this.verified(ticket)
    const named = groups?.['rendition'] ?? ''
    if (groups === null || !named.startsWith(CAPTIONS)) return null
    return {
      assetId: groups['asset'] ?? '',
      language: named.slice(CAPTIONS.length),
      seconds: Number(groups['seconds']),
      sessionDigest: groups['session'] ?? '',
    }
  }

  private digestOf(sessionId: string): string {
    if (this.last.sessionId !== sessionId) this.last = { sessionId, digest: sessionDigestOf(sessionId) }
    return this.last.digest
  }

  /** The parts of a ticket whose signature holds and whose time is not over. */
  private verified(ticket: string): Readonly<Record<string, string>> | null {
    const groups = TICKET.exec(ticket)?.groups
    if (groups === undefined) return null
    const [payload, mac] = [groups['payload'] ?? '', Buffer.from(groups['mac'] ?? '')]
    const isSignedBy = (secret: string): boolean => timingSafeEqual(Buffer.from(signed(payload, secret)), mac)
    if (!isSignedBy(this.secret) && (this.oldSecret === null || !isSignedBy(this.oldSecret))) return null
    return Number(groups['until']) <= this.clock.now() ? null : groups
  }
}

const signed = (payload: string, secret: string): string => createHmac('sha256', secret).update(payload).digest('hex')
