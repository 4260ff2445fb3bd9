// Videos of an operator's own: a packager has cut them, and written an HLS playlist of the pieces.

/** Whether an asset is an operator's own video; the product's assets are numbers. */
export const isOwnAsset = (assetId: string): boolean => /^[A-Za-z_]/u.test(assetId)

/** A piece of a video: one file, or an initialisation that the following pieces need. */
interface Piece {
  readonly file: string
  /** Seconds; `null` for an initialisation. */
  readonly seconds: number | null
  /** Whether the timestamps restart at this piece. */
  readonly isBreak: boolean
}

/** The pieces of a video. */
export interface Cut {
  readonly pieces: readonly Piece[]
  /** Length of the longest piece in whole seconds. */
  readonly target: number
}

const FILE = /^[A-Za-z\d_-][\w.-]{0,99}$/u
const MAP = /^#EXT-X-MAP:URI="(?<file>[^"]+)"$/u
const LENGTH = /^#EXTINF:(?<seconds>\d{1,5}(?:\.\d{1,9})?),/u

/** Lines that say nothing about the pieces. */
const IGNORED =
  /^#(?:EXTM3U|EXT-X-(?:VERSION|TARGETDURATION|PLAYLIST-TYPE|MEDIA-SEQUENCE|INDEPENDENT-SEGMENTS|ENDLIST))\b|^#(?!EXT)/u

/**
 * Reads an HLS media playlist (RFC 8216) whose pieces are whole files beside it. Returns `null` for
 * any other: one with encrypted pieces, byte ranges or files elsewhere.
 */
export function cutOf(playlist: string): Cut | null {
  const pieces: Piece[] = []
  let seconds: number | null = null
  let isBreak = false
  for (const line of playlist.split(/\r?\n/u)) {
    const length = LENGTH.exec(line)?.groups?.['seconds']
    const map = MAP.exec(line)?.groups?.['file']
    if (length !== undefined) seconds = Number(length)
    else if (line === '#EXT-X-DISCONTINUITY') isBreak = true
    else if (map !== undefined) {
      if (!FILE.test(map)) return null
      pieces.push({ file: map, seconds: null, isBreak: false })
    } else if (line !== '' && !IGNORED.test(line)) {
      if (!FILE.test(line) || seconds === null) return null
      pieces.push({ file: line, seconds, isBreak })
      seconds = null
      isBreak = false
    }
  }
  const longest = Math.max(0, ...pieces.map((piece) => piece.seconds ?? 0))
  return longest === 0 ? null : { pieces, target: Math.ceil(longest) }
}

/**
 * Returns the pieces of the first `seconds` seconds: the last one begins within them, and its
 * announced length ends with them.
 */
export function piecesWithin({ pieces }: Cut, seconds: number): readonly Piece[] {
  const within: Piece[] = []
  let left = seconds
  for (const piece of pieces) {
    if (left <= 0) break
    within.push(piece.seconds === null ? piece : { ...piece, seconds: Math.min(piece.seconds, left) })
    left -= piece.seconds ?? 0
  }
  return within
}

/** Removes the last piece. */
export const withoutLast = ({ pieces, target }: Cut): Cut => ({ pieces: pieces.slice(0, -1), target })

/** Writes a playlist of the first `seconds` seconds, which names no later file. */
export function ownPlaylist(cut: Cut, addressOf: (file: string) => string, seconds: number): string {
  const lines = piecesWithin(cut, seconds).flatMap((piece) => [
    ...(piece.isBreak ? ['#EXT-X-DISCONTINUITY'] : []),
    ...(piece.seconds === null
      ? [`#EXT-X-MAP:URI="${addressOf(piece.file)}"`]
      : [`#EXTINF:${piece.seconds.toFixed(3)},`, addressOf(piece.file)]),
  ])
  const head = ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-PLAYLIST-TYPE:VOD', `#EXT-X-TARGETDURATION:${cut.target}`]
  return `${[...head, ...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}
