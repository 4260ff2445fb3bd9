import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { countdownLeft } from '@/domain/incentives/incentive'
import type { Offer } from '@/domain/incentives/offer'
import { every } from '@/ui/base/every'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Interval at which the countdown is read, ms. */
const SECOND = 1_000

/** The kind of incentive that offers nothing: a hint about a part of the product. */
const HINT = 'daily-hint'

/** The page whose offers are shown: those of the whole product. */
const START = { routeName: 'start', routeArgs: {} }

/** The operator's current promotion: the first offer that the platform has for this guest. */
@injectable('Transient')
export class PromotionViewModel implements ViewModel {
  /** `null`: there is none for this guest. */
  readonly offer: Resource<Offer | null>
  private now: number
  readonly #disposables = new Disposables()
  readonly #gateway: IncentiveGateway
  readonly #clock: Clock

  constructor(@inject(IncentiveGateway) gateway: IncentiveGateway, @inject(Clock) clock: Clock) {
    this.#gateway = gateway
    this.#clock = clock
    this.now = clock.now()
    this.offer = new Resource(async () => {
      const { incentives } = await gateway.forPage(START)
      return incentives.find(({ type, region }) => type !== HINT && region === 'page') ?? null
    })
    makeAutoObservable(this, { offer: false })
  }

  start(): void {
    void this.offer.load()
    this.#disposables.add(
      every(this.#clock, SECOND, () => {
        runInAction(() => (this.now = this.#clock.now()))
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Milliseconds left; `null`: the offer does not expire, or there is none. */
  get left(): number | null {
    const { value } = this.offer
    return value == null ? null : countdownLeft(value, this.now)
  }

  /** The platform counts that the guest followed it, without delaying them. */
  follow({ id }: Offer): void {
    this.#gateway.close('accepted', id).catch(otherwise())
  }
}
