import { inject, injectable } from 'inversify'
import { Clock } from '@/application/device/clock'
import { TvGateway } from '@/application/tv/tv-gateway'
import type { LateNightEvent, LateNightShow, LateNightText } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { whileShown } from '@/ui/tv/parts/audience'

/** The late-night show and its nights (TVS-005). */
@injectable('Transient')
export class LateNightViewModel implements ViewModel {
  readonly show: Resource<LateNightShow | null>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #clock: Clock

  constructor(
    @inject(TvGateway) tv: TvGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Clock) clock: Clock,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.#clock = clock
    this.show = new Resource(() => tv.lateNightShow())
  }

  start(): void {}

  dispose(): void {}

  open = (): (() => void) => whileShown(this.#guest, this.#texts, () => void this.show.reload())

  /** Returns a night's text in the guest's language, or else in English. */
  textOf(night: LateNightEvent): LateNightText {
    return night[this.#texts.language] ?? night.en
  }

  isRunning({ begin, end }: LateNightEvent): boolean {
    const now = this.#clock.now()
    return begin <= now && now < end
  }
}
