import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { TvGateway } from '@/application/tv/tv-gateway'
import type { TvChannel } from '@/domain/tv/channel'
import { progressOf } from '@/domain/tv/schedule'
import type { CurrentProgram, TvStream } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { isPremiumGuest, whileShown } from '@/ui/tv/parts/audience'

/** Interval at which the progress of a broadcast is redrawn, ms. */
const TICK = 5_000

/** A channel's programme, and its stream if the guest may watch it (TVS-006, TVS-007). */
@injectable('Transient')
export class TvLiveViewModel implements ViewModel {
  /** Epoch ms. */
  now: number
  private channel: TvChannel = 'free'
  readonly current: Resource<CurrentProgram | null>
  readonly stream: Resource<TvStream>
  readonly #disposables = new Disposables()
  readonly #tv: TvGateway
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(TvGateway) tv: TvGateway,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#tv = tv
    this.#clock = clock
    this.#guest = guest
    this.#texts = texts
    this.now = clock.now()
    this.current = new Resource(() => tv.currentProgram(this.channel === 'premium'))
    this.stream = new Resource(() => tv.stream(this.channel))
    makeAutoObservable(this, { current: false, stream: false })
  }

  start(): void {
    this.tick()
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Elapsed share of the current broadcast, 0 to 1. */
  get progress(): number {
    const on = this.current.value?.now
    return on === undefined ? 0 : progressOf(on, this.now)
  }

  /** Shows a channel's current broadcast, for everybody. The stream follows with `watch`. */
  show(channel: TvChannel): () => void {
    if (channel !== this.channel) {
      this.current.clear()
      this.stream.clear()
    }
    this.channel = channel
    return whileShown(this.#guest, this.#texts, () => void this.current.reload())
  }

  /**
   * Requests the channel's stream: only in the browser, since its address belongs to a session, and
   * again when the guest or their subscription changes.
   */
  watch(): () => void {
    return reaction(
      () =>
        this.#guest.guest === null
          ? null
          : `${this.#guest.audience} ${String(isPremiumGuest(this.#guest))} ${this.channel}`,
      (seenAs) => {
        if (seenAs !== null) void this.stream.reload()
      },
      { fireImmediately: true },
    )
  }

  /** Returns the stream's address; `null`: the guest may no longer watch, which is shown. */
  async renew(): Promise<string | null> {
    const stream = await this.#tv.stream(this.channel)
    if (stream.ok) return String(stream.url)
    runInAction(() => this.stream.set(stream))
    return null
  }

  private tick(): void {
    this.now = this.#clock.now()
    const on = this.current.value?.now
    if (on !== undefined && on.end <= this.now && !this.current.isLoading) void this.current.reload()
    this.#disposables.add(this.#clock.after(TICK, () => runInAction(() => this.tick())))
  }
}
