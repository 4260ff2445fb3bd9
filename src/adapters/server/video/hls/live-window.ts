import type { LiveFile } from '@/application/chat/live-playlists'
import type { Piece } from './fragments'

/**
 * Number of parts that the playlist names, and number that are stored: a player may request one
 * that has just left the list.
 */
const LISTED = 10
const STORED = 16

interface Part {
  readonly number: number
  /** Number of its initialization segment. */
  readonly init: number
  readonly bytes: Buffer
  readonly seconds: number
}

/** The last seconds of a picture, in memory, and the playlist that names them (RFC 8216). */
export class LiveWindow {
  private parts: Part[] = []
  private readonly inits = new Map<number, Buffer>()
  private init = 0
  private next: number

  /**
   * @param first the number of the first part. One that grows with time and faster than parts do is
   * never below what a player had before, also where the picture was not packed in between.
   */
  constructor(first: number) {
    this.next = first
  }

  get count(): number {
    return this.parts.length
  }

  has(number: number): boolean {
    return this.next > number
  }

  add(piece: Piece): void {
    if (piece.kind === 'init') {
      this.init += 1
      this.inits.set(this.init, piece.bytes)
      return
    }
    this.parts.push({ number: this.next, init: this.init, bytes: piece.bytes, seconds: piece.seconds })
    this.next += 1
    this.parts = this.parts.slice(-STORED)
    const [oldest] = this.parts
    for (const init of this.inits.keys()) if (init < (oldest?.init ?? 0)) this.inits.delete(init)
  }

  playlist(): string {
    const listed = this.parts.slice(-LISTED)
    const [first] = listed
    const longest = Math.max(0, ...listed.map(({ seconds }) => seconds))
    const lines = [
      '#EXTM3U',
      '#EXT-X-VERSION:9',
      `#EXT-X-TARGETDURATION:${Math.max(1, Math.round(longest))}`,
      '#EXT-X-SERVER-CONTROL:CAN-BLOCK-RELOAD=YES',
      '#EXT-X-INDEPENDENT-SEGMENTS',
      `#EXT-X-MEDIA-SEQUENCE:${first?.number ?? this.next}`,
      `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.init ?? this.init}`,
    ]
    let init = 0
    for (const part of listed) {
      if (part.init !== init) {
        if (init !== 0) lines.push('#EXT-X-DISCONTINUITY')
        lines.push(`#EXT-X-MAP:URI="init-${part.init}.mp4"`)
        init = part.init
      }
      lines.push(`#EXTINF:${part.seconds.toFixed(3)},`, `${part.number}.m4s`)
    }
    return `${lines.join('\n')}\n`
  }

  file(name: string): LiveFile | null {
    const { init, part } = /^(?:init-(?<init>\d{1,9})\.mp4|(?<part>\d{1,12})\.m4s)$/u.exec(name)?.groups ?? {}
    if (init !== undefined) return asFile('video/mp4', this.inits.get(Number(init)))
    const found = this.parts.find(({ number }) => number === Number(part))
    return asFile('video/iso.segment', found?.bytes)
  }
}

const asFile = (type: string, bytes: Buffer | undefined): LiveFile | null =>
  bytes === undefined ? null : { type, bytes }
