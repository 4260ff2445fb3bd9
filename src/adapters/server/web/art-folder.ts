import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { ArtSource } from '@/adapters/server/files/art-source'
import { artworkAt, isOwnFamily } from '@/domain/pictures/artwork'

/** Draws artwork into the folder of an `ArtFolder`. */
export interface ArtDrawer {
  /**
   * Draws what belongs to an address.
   * @param address one that `artworkAt` knows
   * @param signal aborted when no caller waits for it any more
   * @returns whether it was drawn; `false` where it could not be. Never rejects.
   */
  draw(address: string, signal?: AbortSignal): Promise<boolean>
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/**
 * The artwork in a folder, drawn into it on request. Without a drawer the folder is served
 * unchanged. Only addresses of the product reach the folder or the drawer.
 */
export class ArtFolder implements ArtSource {
  constructor(
    private readonly root: string,
    private readonly drawer: ArtDrawer | null = null,
  ) {}

  async file(address: string, signal?: AbortSignal): Promise<string | null> {
    const artwork = artworkAt(address)
    if (artwork === null || ('family' in artwork && isOwnFamily(artwork.family))) return null
    return this.find(address, address, signal)
  }

  async clipFolder(clip: number, signal?: AbortSignal): Promise<string | null> {
    const playlist = `clips/${clip}/index.m3u8`
    if (artworkAt(playlist) === null) return null
    return this.find(`clips/${clip}`, playlist, signal)
  }

  private async find(path: string, address: string, signal?: AbortSignal): Promise<string | null> {
    const file = join(this.root, path)
    if (await isThere(file)) return file
    if (this.drawer === null || signal?.aborted === true) return null
    return (await this.drawer.draw(address, signal)) && (await isThere(file)) ? file : null
  }
}
