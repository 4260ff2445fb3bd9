import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { BuyContent } from '@/application/money/buy-content'
import type { VideoId } from '@/domain/ids'
import { VideoGateway, type BuyResult } from './video-gateway'

/** Buys a video. */
@injectable('Transient')
export class BuyVideo extends BuyContent<VideoId, BuyResult> {
  constructor(@inject(VideoGateway) shop: VideoGateway, @inject(Random) random: Random) {
    super(shop, random)
  }
}
