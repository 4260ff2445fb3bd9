import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { TvGateway } from '@/application/tv/tv-gateway'
import type { TvChannel } from '@/domain/tv/channel'
import { guestDay, type GuestDay } from '@/domain/tv/day'
import type { Broadcast } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { deviceZone } from '@/ui/texts/device-zone'
import { Texts } from '@/ui/texts/texts'

/** Number of days of the programme to choose from, today included. */
export const PROGRAM_DAYS = 7

/** Interval at which the current broadcast is checked, ms. */
const TICK = 20_000

/** A day of a channel on the guest's clock (TVS-006), or the one the page was rendered for. */
@injectable('Transient')
export class TvDayViewModel implements ViewModel {
  /** Epoch ms. */
  now: number
  /** Days after today. */
  ahead = 0
  private channel: TvChannel | null = null
  readonly program: Resource<readonly Broadcast[]>
  readonly #disposables = new Disposables()
  readonly #clock: Clock
  readonly #texts: Texts

  constructor(@inject(TvGateway) tv: TvGateway, @inject(Clock) clock: Clock, @inject(Texts) texts: Texts) {
    this.#clock = clock
    this.#texts = texts
    this.now = clock.now()
    this.program = new Resource(async () =>
      this.channel === null ? [] : tv.program({ type: this.channel, ...this.day }),
    )
    makeAutoObservable(this, { program: false })
  }

  start(): void {
    this.tick()
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get day(): GuestDay {
    return this.dayAt(this.ahead)
  }

  /** The days that can be chosen. */
  get days(): readonly GuestDay[] {
    return Array.from({ length: PROGRAM_DAYS }, (_, ahead) => this.dayAt(ahead))
  }

  choose(ahead: number): void {
    if (ahead === this.ahead) return
    this.ahead = ahead
    this.program.clear()
  }

  /** Shows the programme of a channel, and the day that is chosen. */
  show(channel: TvChannel): () => void {
    if (channel !== this.channel) this.program.clear()
    this.channel = channel
    return reaction(
      () => `${this.day.from} ${this.#texts.language}`,
      () => void this.program.reload(),
      { fireImmediately: true },
    )
  }

  private dayAt(ahead: number): GuestDay {
    const zone = this.#texts.timeZone ?? deviceZone()
    return guestDay(this.now, ahead, zone)
  }

  private tick(): void {
    this.now = this.#clock.now()
    this.#disposables.add(this.#clock.after(TICK, () => runInAction(() => this.tick())))
  }
}
