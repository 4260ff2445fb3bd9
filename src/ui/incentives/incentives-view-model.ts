import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { IncentiveGateway, type PageOfGuest } from '@/application/incentives/incentive-gateway'
import type { CloseResult } from '@/application/incentives/incentive-choices'
import { closeIncentive, incentivesFor, reloadsAfterClosing } from '@/domain/incentives/choice'
import { parseClosedGroups, type ClosedGroups } from '@/domain/incentives/closed-groups'
import { countdownLeft } from '@/domain/incentives/incentive'
import type { Offer } from '@/domain/incentives/offer'
import type { Teaser } from '@/domain/incentives/teaser'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Storage key of the closed incentives. */
export const CLOSED_KEY = 'incentives.closed'

const SECOND = 1_000

/** The messenger's pages; incentives are chosen for all of them alike. */
const MESSENGER: ReadonlySet<string> = new Set(['messenger', 'messengerChannel'])

/** The page with teasers. */
const WITH_TEASERS = 'start'

/** An event on a page that has incentives of its own. */
export interface Occasion {
  readonly event: string
  readonly load: () => Promise<readonly Offer[]>
}

/** The offers of the page shown: one incentive at most, so that a page stays calm. */
@injectable()
export class IncentivesViewModel implements ViewModel {
  offers: readonly Offer[] = []
  teasers: readonly Teaser[] = []
  private closed: ClosedGroups
  private page: PageOfGuest | null = null
  private occasion: Occasion | null = null
  private occasionOffers: readonly Offer[] = []
  private now: number
  /** Whether an offer was closed: none follows on the same page. */
  private isCalm = false
  #request = 0
  readonly #disposables = new Disposables()
  #cancelTick = (): void => undefined

  readonly #gateway: IncentiveGateway
  readonly #guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn'>
  readonly #clock: Clock
  readonly #storage: KeyValueStorage
  readonly #texts: Pick<Texts, 'language'>

  constructor(
    @inject(IncentiveGateway) gateway: IncentiveGateway,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn'>,
    @inject(Clock) clock: Clock,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Texts) texts: Pick<Texts, 'language'>,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#clock = clock
    this.#storage = storage
    this.#texts = texts
    this.now = clock.now()
    this.closed = parseClosedGroups(storage.read(CLOSED_KEY))
    makeAutoObservable<this, 'page' | 'occasion' | 'occasionOffers'>(this, {
      offers: observableRef,
      teasers: observableRef,
      page: observableRef,
      occasion: observableRef,
      occasionOffers: observableRef,
    })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.page, this.#guest.guest?.id, this.#guest.isLoggedIn, this.#texts.language] as const,
        () => void this.load(),
        { equals: compareStructural, fireImmediately: true },
      ),
    )
    this.tick()
    this.#disposables.add(() => this.#cancelTick())
  }

  dispose(): void {
    this.#request += 1
    this.#disposables.dispose()
  }

  /** Each page has incentives of its own (INC-002). */
  show(page: PageOfGuest): void {
    this.page = page
    this.offers = []
    this.teasers = []
    this.isCalm = false
  }

  /** The offer at the foot of the page; none while one is shown for an event on the page. */
  get offer(): Offer | null {
    const { page } = this
    if (page === null || this.occasionOffer !== null) return null
    return this.first(this.offers, MESSENGER.has(page.routeName) ? 'messenger' : 'page', null)
  }

  /** The offer for an event on the page (INC-009, INC-010). */
  get occasionOffer(): Offer | null {
    const event = this.occasion?.event
    return event === undefined ? null : this.first(this.occasionOffers, event, event)
  }

  /** Milliseconds left of the shown offer; `null`: it does not expire. */
  get left(): number | null {
    const shown = this.occasionOffer ?? this.offer
    return shown === null ? null : countdownLeft(shown, this.now)
  }

  /** Something happened on the page. Returns how to forget it. */
  arise(occasion: Occasion): () => void {
    this.occasion = occasion
    this.occasionOffers = []
    void this.loadOccasion()
    return () => {
      if (this.occasion === occasion) this.occasion = null
    }
  }

  async close(offer: Offer): Promise<void> {
    const after = closeIncentive({ incentives: this.offers, closed: this.closed }, offer, this.#clock.now())
    this.offers = this.offers.filter((one) => after.incentives.includes(one))
    this.occasionOffers = this.occasionOffers.filter((one) => one !== offer)
    this.closed = after.closed
    this.isCalm = true
    this.#storage.write(CLOSED_KEY, JSON.stringify(this.closed))
    await this.redeem('closed', offer)
  }

  /** Follows the offer, which the platform counts without delaying the guest. */
  follow(offer: Offer): void {
    void this.redeem('accepted', offer)
  }

  private async redeem(result: CloseResult, offer: Offer): Promise<void> {
    const answer = await this.#gateway.close(result, offer.id).catch(otherwise({ success: false }))
    if (result === 'closed' && reloadsAfterClosing(answer)) await this.load()
  }

  private first(offers: readonly Offer[], region: string, event: string | null): Offer | null {
    const { page } = this
    if (page === null || this.isCalm) return null
    const place = {
      region,
      event,
      route: MESSENGER.has(page.routeName) ? 'messenger' : page.routeName,
      isAnonymous: !this.#guest.isLoggedIn,
      now: this.now,
    }
    const [first] = incentivesFor(offers, place, this.closed)
    return offers.find((one) => one === first) ?? null
  }

  private async loadOccasion(): Promise<void> {
    const { occasion } = this
    if (occasion === null || this.#guest.guest === null) return
    const offers = await occasion.load().catch(otherwise([]))
    if (occasion !== this.occasion) return
    runInAction(() => {
      this.now = this.#clock.now()
      this.occasionOffers = offers
    })
  }

  /** Loads the offers. A failure shows no error: there is no hint then. */
  private async load(): Promise<void> {
    const { page } = this
    void this.loadOccasion()
    if (page === null || this.#guest.guest === null) return
    const request = ++this.#request
    const [answer, teasers] = await Promise.all([
      this.#gateway.forPage(page).catch(otherwise(null)),
      page.routeName === WITH_TEASERS ? this.#gateway.teasersFor(page).catch(otherwise([])) : [],
    ])
    if (request !== this.#request) return
    runInAction(() => {
      this.now = this.#clock.now()
      this.offers = answer?.incentives ?? []
      this.teasers = teasers
    })
  }

  /** Counts a second; only expiring offers are redrawn. */
  private tick(): void {
    this.#cancelTick = this.#clock.after(SECOND, () => {
      runInAction(() => {
        if (this.left !== null) this.now = this.#clock.now()
      })
      this.tick()
    })
  }
}
