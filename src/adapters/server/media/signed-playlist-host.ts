import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PlaylistHost } from '@/adapters/backend/media/playlist-host'
import type { Clock } from '@/application/device/clock'

/** How long an address of a playlist is good for, ms. */
const GOOD_FOR = 6 * 3_600_000

/** Where playlists are served. */
export const PLAYLIST_PATH = '/media/play'

/** What a signed address lets its holder see. */
export interface Ticket {
  readonly clip: number
  readonly seconds: number
}

/** Hands out playlists under addresses that nobody can make up or lengthen: what may be seen is part of what is signed. */
export class SignedPlaylistHost implements PlaylistHost {
  constructor(
    private readonly secret: string,
    private readonly clock: Pick<Clock, 'now'>,
  ) {}

  address(clip: number, seconds: number): Promise<string> {
    const said = `${clip}-${seconds}-${this.clock.now() + GOOD_FOR}`
    return Promise.resolve(`${PLAYLIST_PATH}/${said}-${this.sign(said)}.m3u8`)
  }

  /** What the name of a playlist grants; `null` for a forged or outdated one. */
  read(name: string): Ticket | null {
    const groups =
      /^(?<said>(?<clip>\d{1,9})-(?<seconds>\d{1,9})-(?<until>\d{1,15}))-(?<mac>[0-9a-f]{64})\.m3u8$/u.exec(
        name,
      )?.groups
    if (groups === undefined) return null
    const expected = Buffer.from(this.sign(groups['said'] ?? ''))
    if (!timingSafeEqual(expected, Buffer.from(groups['mac'] ?? ''))) return null
    if (Number(groups['until']) <= this.clock.now()) return null
    return { clip: Number(groups['clip']), seconds: Number(groups['seconds']) }
  }

  private sign(said: string): string {
    return createHmac('sha256', this.secret).update(said).digest('hex')
  }
}
