import type { FileStore } from './file-store'
import type { ArtSource } from './art-source'
import { artworkAt, isOwnFamily, WIDTHS, type Artwork } from '@/domain/pictures/artwork'

/**
 * Returns the widths at which a picture is looked for: the requested one, wider ones, then the
 * widest of the narrower ones.
 */
const tried = (wanted: number): readonly number[] => [
  ...WIDTHS.filter((width) => width >= wanted),
  ...WIDTHS.filter((width) => width < wanted).toReversed(),
]

const isOwn = (artwork: Artwork | null): artwork is Extract<Artwork, { readonly kind: 'picture' | 'granted' }> =>
  artwork !== null && 'family' in artwork && isOwnFamily(artwork.family)

/**
 * The product's artwork, and an operator's own pictures beside it. One that is missing in a width
 * is sent in another.
 */
export class OwnArt implements ArtSource {
  constructor(
    private readonly product: ArtSource,
    private readonly own: FileStore,
  ) {}

  async file(address: string, signal?: AbortSignal): Promise<string | null> {
    const artwork = artworkAt(address)
    if (!isOwn(artwork)) return this.product.file(address, signal)
    for (const width of tried(artwork.width)) {
      const found = await this.own.file(`pictures/${address.replace(/\d+(?=\.webp$)/u, String(width))}`, signal)
      if (found !== null) return found
    }
    return null
  }

  clipFolder(clip: number, signal?: AbortSignal): Promise<string | null> {
    return this.product.clipFolder(clip, signal)
  }
}
