import { createHmac, timingSafeEqual } from 'node:crypto'
import { sessionDigestOf } from '@/adapters/server/media/signed-playlist-host'
import type { Clock } from '@/application/device/clock'
import type { ChannelGrant, ChannelHost } from '@/application/tv/tv-channels'
import { TV_CHANNELS, type TvChannel } from '@/domain/tv/channel'
import { grantedAddress, type GrantedAddress } from '@/domain/media/granted-address'

/** The path of the playlists of the channels and of the files that they name. */
export const CHANNEL_PATH = '/media/tv'

/**
 * The playlist of a channel, below the ticket; the files it names are relative to it, so that a
 * ticket is written once.
 */
export const CHANNEL_PLAYLIST = 'live.m3u8'

/** The right of the session that a ticket names. */
export interface ChannelTicket {
  readonly channel: TvChannel
  readonly sessionDigest: string
  /** Time from which the discontinuities of its playlist are counted, epoch ms. */
  readonly since: number
}

const DAY = 86_400_000

const TICKET =
  /^(?<payload>(?<channel>[a-z]{1,10})-(?<since>\d{1,6})-(?<until>\d{1,15})-(?<session>[0-9a-f]{64}))-(?<mac>[0-9a-f]{64})$/u

/**
 * Serves live playlists under addresses that no caller can make up, lengthen or pass on (decision
 * 0058).
 */
export class SignedChannelHost implements ChannelHost {
  constructor(
    private readonly secret: string,
    private readonly clock: Pick<Clock, 'now'>,
    /**
     * The secret that other servers still sign with, or this one signed with before; read, but not
     * used to sign.
     */
    private readonly oldSecret: string | null = null,
  ) {}

  address({ channel, sessionId, until, since }: ChannelGrant): Promise<GrantedAddress> {
    const payload = [channel, since / DAY, Math.floor(until), sessionDigestOf(sessionId)].join('-')
    return Promise.resolve(
      grantedAddress(`${CHANNEL_PATH}/${payload}-${signed(payload, this.secret)}/${CHANNEL_PLAYLIST}`),
    )
  }

  /**
   * Returns the rights of a ticket; `null` for a forged or outdated one. The caller has to compare
   * its session.
   */
  read(ticket: string): ChannelTicket | null {
    const { payload = '', channel: named, since, until, session = '', mac = '' } = TICKET.exec(ticket)?.groups ?? {}
    const channel = TV_CHANNELS.find((each) => each === named)
    const isSignedBy = (secret: string | null): boolean =>
      secret !== null && mac !== '' && timingSafeEqual(Buffer.from(signed(payload, secret)), Buffer.from(mac))
    if (channel === undefined || (!isSignedBy(this.secret) && !isSignedBy(this.oldSecret))) return null
    return Number(until) <= this.clock.now() ? null : { channel, sessionDigest: session, since: Number(since) * DAY }
  }
}

/**
 * Returns the signed text. The secret signs tickets of videos and addresses of chats as well, which
 * must not be accepted as one of this kind.
 */
const signed = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`tv ${payload}`).digest('hex')
