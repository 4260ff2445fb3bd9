import { inject, injectable } from 'inversify'
import { Random } from '@/application/device/random'
import { IdempotentRequests } from '@/application/money/idempotent-requests'
import type { ChannelId } from '@/domain/ids'
import { OneClickGateway, type OneClickResult } from './one-click-gateway'

/**
 * Tops up exactly once for each press: neither a repeated press nor a lost answer charges the guest
 * again (SOC-028).
 */
@injectable()
export class TopUpAtOnce {
  private readonly once: IdempotentRequests<string, OneClickResult>

  constructor(
    @inject(OneClickGateway) private readonly gateway: OneClickGateway,
    @inject(Random) random: Random,
  ) {
    this.once = new IdempotentRequests(random)
  }

  /** Throws `BackendError` if no answer came; retrying is then safe. */
  topUp(amount: number, channelId: ChannelId | null): Promise<OneClickResult> {
    return this.once.request(String(amount), (key) => this.gateway.charge({ amount, channelId, key }))
  }
}
