import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { PromoGateway } from '@/application/promo/promo-gateway'
import type { Banner, BannerPlacement } from '@/domain/promo/banner'
import { isClosed, readClosed, withClosed, writeClosed } from '@/domain/promo/closed-banners'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** Storage key of the closed banners. */
export const CLOSED_BANNERS_KEY = 'banners.closed'

/** Maximum time between reads of the clock, ms: sleep stops timers, which also have a maximum. */
const MAX_WAIT = 60_000

/** The banner of a page: the first that the guest has not closed, until it expires. */
@injectable('Transient')
export class BannerViewModel implements ViewModel {
  private answered: Resource<readonly Banner[]>
  private now: number
  /** Whether a banner was closed: none follows on the same page. */
  isClosed = false
  #placement: BannerPlacement = 'start'
  #cancelWait = (): void => undefined

  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #clock: Clock
  readonly #storage: KeyValueStorage

  constructor(
    @inject(PromoGateway) promo: PromoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Clock) clock: Clock,
    @inject(KeyValueStorage) storage: KeyValueStorage,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.#clock = clock
    this.#storage = storage
    this.now = clock.now()
    this.answered = new Resource(async () => {
      const closed = readClosed(storage.read(CLOSED_BANNERS_KEY))
      return (await promo.banners(this.#placement)).filter(({ id }) => !isClosed(closed, id))
    })
    makeAutoObservable<this, 'answered'>(this, { answered: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#cancelWait()
  }

  /** Loads the banners of a page. Returns how to stop. */
  show(placement: BannerPlacement): () => void {
    this.#placement = placement
    this.isClosed = false
    const stopLoading = inEachLanguage(this.#guest, this.#texts, () => void this.answered.reload())
    const stopWatching = reaction(
      () => this.banner,
      () => this.watchTime(),
    )
    return () => {
      stopLoading()
      stopWatching()
      this.#cancelWait()
    }
  }

  /** `undefined` until known; `null`: there is none, or it failed. */
  get banner(): Banner | null | undefined {
    const { value, error } = this.answered
    if (this.isClosed) return null
    if (value === undefined) return error === null ? undefined : null
    return value.find(({ expiresAt }) => this.now < expiresAt) ?? null
  }

  /** Closes a banner for good. */
  close(banner: Banner): void {
    const closed = readClosed(this.#storage.read(CLOSED_BANNERS_KEY))
    this.#storage.write(CLOSED_BANNERS_KEY, writeClosed(withClosed(closed, banner, this.#clock.now())))
    this.isClosed = true
  }

  /** Reads the clock again when the time of the banner is over, or sooner. */
  private watchTime(): void {
    this.#cancelWait()
    this.now = this.#clock.now()
    const { banner } = this
    if (banner === null || banner === undefined) return
    this.#cancelWait = this.#clock.after(Math.min(banner.expiresAt - this.now, MAX_WAIT), () => this.watchTime())
  }
}
