import { inject, injectable } from 'inversify'
import { SubscriptionGateway, type StayResult } from './subscription-gateway'
import { Configuration } from '@/application/configuration/configuration'
import type { GuestId, SubscriptionId } from '@/domain/ids'

/** What follows an answer to the offer. */
export interface StayCallbacks {
  readonly onAccepted: (answer: Extract<StayResult, { ok: true }>) => void
  /** Runs whenever the offer was not accepted (GUE-024). */
  readonly onFailure: (answer: Extract<StayResult, { ok: false }>) => void
}

/** Accepts what is offered to a guest who has cancelled a subscription. */
@injectable()
export class AcceptCancellationOffer {
  readonly #gateway: SubscriptionGateway
  readonly #platform: string

  constructor(
    @inject(SubscriptionGateway) gateway: SubscriptionGateway,
    @inject(Configuration) { platform }: Pick<Configuration, 'platform'>,
  ) {
    this.#gateway = gateway
    this.#platform = platform
  }

  /** Sends nothing, and runs no callback, without the id of a guest (GUE-023). */
  async run(guestId: GuestId | null, subscriptionId: SubscriptionId, callbacks: StayCallbacks): Promise<void> {
    if (guestId === null) return
    const answer = await this.#gateway.acceptOffer({ guestId, platform: this.#platform, subscriptionId })
    if (answer.ok) callbacks.onAccepted(answer)
    else callbacks.onFailure(answer)
  }
}
