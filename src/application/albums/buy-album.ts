import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { BuyContent } from '@/application/money/buy-content'
import type { AlbumId } from '@/domain/ids'
import { AlbumGateway, type BuyAlbumResult } from './album-gateway'

/** Buys an album. */
@injectable('Transient')
export class BuyAlbum extends BuyContent<AlbumId, BuyAlbumResult> {
  constructor(@inject(AlbumGateway) albums: AlbumGateway, @inject(Random) random: Random) {
    super(albums, random)
  }
}
