import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { BuyContent } from '@/application/money/buy-content'
import type { MessageId } from '@/domain/ids'
import { MessageMediaGateway, type UnlockResult } from './message-media-gateway'

/** Unlocks the picture or video of a message. */
@injectable('Transient')
export class UnlockMessageMedia extends BuyContent<MessageId, UnlockResult> {
  constructor(@inject(MessageMediaGateway) media: MessageMediaGateway, @inject(Random) random: Random) {
    super({ buy: (id, key, agreedPrice) => media.unlock(id, key, agreedPrice) }, random)
  }
}
