import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { TipItem, TipWords } from '@/domain/chat/tips'
import type { ChatId, IdempotencyKey } from '@/domain/ids'
import { TipGateway, type TipResult } from './tip-gateway'

/** The result of a tip, with the key that can undo it. */
export type TipAnswer = TipResult & { readonly key: IdempotencyKey }

/**
 * Gives a tip exactly once: neither a repeated press nor a lost answer charges the guest a second
 * time.
 */
@injectable('Transient')
export class GiveTip {
  private readonly once: IdempotentRequests<string, TipAnswer>

  constructor(
    @inject(TipGateway) private readonly gateway: TipGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` if no answer came; retrying is then safe. */
  give(chatId: ChatId, { id }: Pick<TipItem, 'id'>, agreedPrice: number, words: TipWords): Promise<TipAnswer> {
    return this.once.request(`${chatId} ${id}`, async (key) => ({
      ...(await this.gateway.give({ chatId, itemId: id, key, agreedPrice, ...words })),
      key,
    }))
  }
}
