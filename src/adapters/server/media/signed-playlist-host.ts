import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlaybackGrant, PlaylistHost } from '@/application/media/playlist-host'
import { hashToken } from '@/adapters/server/base/http/token-digest'
import type { Clock } from '@/application/device/clock'
import { RENDITIONS, type Rendition } from '@/domain/media/playlist'

/** How long a ticket is good for, ms: longer than any video with a break. */
export const GOOD_FOR = 6 * 3_600_000

/** Where playlists and the files of clips are served. */
export const PLAYLIST_PATH = '/media/play'
export const CLIP_PATH = '/media/clips'

/** What a ticket lets the session that it names see. */
export interface Ticket extends Omit<PlaybackGrant, 'sessionId'> {
  /** By which the session is known where others can read it. */
  readonly sessionDigest: string
}

const TICKET =
  /^(?<said>(?<asset>[\w.-]{1,64})-(?<rendition>[a-z]{1,10})-(?<seconds>\d{1,9})-(?<until>\d{1,15})-(?<session>[0-9a-f]{64}))-(?<mac>[0-9a-f]{64})$/u

/** How a session is named in a ticket. */
export const sessionDigestOf = (sessionId: string): string => hashToken(sessionId)

/**
 * Hands out playlists under addresses that no caller can make up, lengthen or pass on: asset, rendition, length, end
 * and session are signed together in a ticket, and the same ticket opens the files that the playlist names.
 */
export class SignedPlaylistHost implements PlaylistHost {
  constructor(
    private readonly secret: string,
    private readonly clock: Pick<Clock, 'now'>,
    /** What other servers still sign with, or this one signed with before; read, but not used to sign. */
    private readonly oldSecret: string | null = null,
  ) {}

  address({ assetId, rendition, seconds, sessionId }: PlaybackGrant): Promise<string> {
    const sent = [assetId, rendition, seconds, this.clock.now() + GOOD_FOR, sessionDigestOf(sessionId)].join('-')
    return Promise.resolve(`${PLAYLIST_PATH}/${sent}-${signed(sent, this.secret)}.m3u8`)
  }

  /** What a ticket grants; `null` for a forged or outdated one. Whose it is, the caller has to compare. */
  read(ticket: string): Ticket | null {
    const groups = TICKET.exec(ticket)?.groups
    if (groups === undefined) return null
    const [messages, mac] = [groups['said'] ?? '', Buffer.from(groups['mac'] ?? '')]
    const isSignedBy = (secret: string): boolean => timingSafeEqual(Buffer.from(signed(messages, secret)), mac)
    if (!isSignedBy(this.secret) && (this.oldSecret === null || !isSignedBy(this.oldSecret))) return null
    const rendition = RENDITIONS.find((each): each is Rendition => each === groups['rendition'])
    if (rendition === undefined || Number(groups['until']) <= this.clock.now()) return null
    return {
      assetId: groups['asset'] ?? '',
      rendition,
      seconds: Number(groups['seconds']),
      sessionDigest: groups['session'] ?? '',
    }
  }
}

const signed = (payload: string, secret: string): string => createHmac('sha256', secret).update(payload).digest('hex')
