import { readFile } from 'node:fs/promises'
import type { FileStore } from '@/adapters/server/files/file-store'
import { BoundedMap } from '@/adapters/shared/bounded-map'
import { cuesOf, type Cue } from '@/domain/media/captions'
import { cutOf, ownPlaylist, piecesWithin, withoutLast, type Cut } from '@/domain/media/own-playlist'
import type { Rendition } from '@/domain/media/playlist'

/** The rights of a ticket for a video of an operator's own. */
interface Granted {
  readonly assetId: string
  readonly rendition: Rendition
  /** Seconds from its beginning. */
  readonly seconds: number
}

/** Number of playlists that are cached: players request a file every few seconds. */
const CACHED = 1_000

/**
 * An operator's own videos: `videos/<asset>/full/index.m3u8` with its files beside it, and the same
 * in `preview` if a preview is more than the beginning of the whole. Captions are in `captions`.
 */
export class OwnVideos {
  private readonly cuts = new BoundedMap<string, Cut>(CACHED)

  constructor(private readonly files: FileStore) {}

  /** Returns the playlist of a granted video; `null` if there is no such video. */
  async playlist(granted: Granted, addressOf: (file: string) => string): Promise<string | null> {
    const found = await this.find(granted)
    return found === null ? null : ownPlaylist(found.cut, addressOf, granted.seconds)
  }

  /** The absolute path of a file that the playlist names; `null` for any other. */
  async file(granted: Granted, name: string): Promise<string | null> {
    const found = await this.find(granted)
    if (found === null || !piecesWithin(found.cut, granted.seconds).some((piece) => piece.file === name)) return null
    return this.files.file(`${found.folder}/${name}`)
  }

  /**
   * Returns the captions of an operator's video in a language,
   * `videos/<asset>/captions/<language>.vtt`; `null` if there are none.
   */
  async captions(assetId: string, language: string): Promise<readonly Cue[] | null> {
    const path = await this.files.file(`videos/${assetId}/captions/${language}.vtt`)
    return path === null ? null : cuesOf(await readFile(path, 'utf8').catch(() => ''))
  }

  private async find({ assetId, rendition }: Granted): Promise<{ readonly folder: string; readonly cut: Cut } | null> {
    const full = `videos/${assetId}/full`
    const preview = `videos/${assetId}/preview`
    const own = rendition === 'full' ? null : await this.cutIn(preview)
    if (own !== null) return { folder: preview, cut: own }
    const cut = await this.cutIn(full)
    if (cut === null) return null
    // Pieces are files, and are sent whole: the last one is never part of a preview.
    return { folder: full, cut: rendition === 'full' ? cut : withoutLast(cut) }
  }

  private async cutIn(folder: string): Promise<Cut | null> {
    const known = this.cuts.get(folder)
    if (known !== undefined) return known
    const path = await this.files.file(`${folder}/index.m3u8`)
    const cut = path === null ? null : cutOf(await readFile(path, 'utf8').catch(() => ''))
    if (cut !== null) this.cuts.set(folder, cut)
    return cut
  }
}
