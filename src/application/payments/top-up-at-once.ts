import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { ChannelId } from '@/domain/ids'
import { OneClickGateway, type OneClickResult } from './one-click-gateway'

/** Tops up exactly once for a press: a press repeated, or an answer that was lost on the way, is not charged again (SOC-028). */
@injectable()
export class TopUpAtOnce {
  private readonly once: IdempotentRequests<string, OneClickResult>

  constructor(
    @inject(OneClickGateway) private readonly gateway: OneClickGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` where no answer came; retrying is then safe. */
  topUp(amount: number, channelId: ChannelId | null): Promise<OneClickResult> {
    return this.once.request(String(amount), (key) => this.gateway.charge({ amount, channelId, key }))
  }
}
