import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { TipItem, TipWords } from '@/domain/chat/tips'
import type { ChatId } from '@/domain/ids'
import { TipGateway, type TipResult } from './tip-gateway'

/** Gives a tip exactly once: a press repeated, or an answer that was lost on the way, is not charged a second time. */
@injectable('Transient')
export class GiveTip {
  private readonly once: IdempotentRequests<string, TipResult>

  constructor(
    @inject(TipGateway) private readonly gateway: TipGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` where no answer came; retrying is then safe. */
  give(chatId: ChatId, { id }: Pick<TipItem, 'id'>, agreedPrice: number, words: TipWords): Promise<TipResult> {
    return this.once.request(`${chatId} ${id}`, (key) =>
      this.gateway.give({ chatId, itemId: id, key, agreedPrice, ...words }),
    )
  }
}
