import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { ToyControl } from '@/domain/gifts/gift'
import type { ChatId } from '@/domain/ids'
import { ControlGateway, type ControlResult } from './control-gateway'

/**
 * Begins a toy control exactly once: neither a repeated press nor a lost answer charges the guest a
 * second time.
 */
@injectable('Transient')
export class BeginControl {
  private readonly once: IdempotentRequests<string, ControlResult>

  constructor(
    @inject(ControlGateway) private readonly gateway: ControlGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` if no answer came; retrying is then safe. */
  begin(chatId: ChatId, { id }: Pick<ToyControl, 'id'>, agreedPrice: number): Promise<ControlResult> {
    return this.once.request(`${chatId} ${id}`, (key) => this.gateway.begin({ chatId, giftId: id, key, agreedPrice }))
  }
}
