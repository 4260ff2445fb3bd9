import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { PresenceGateway } from '@/application/actors/presence-gateway'
import { Clock } from '@/application/device/clock'
import { calendarFile, type CalendarEntry } from '@/domain/actors/calendar'
import { shiftHeat, usualTimes, usualWindows, type ModelHeatMap, type UsualTime } from '@/domain/actors/heat-map'
import type { ActorId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** An actor's usual live times (ACT-034). The section is left out if they cannot be loaded. */
@injectable('Transient')
export class ProfilePresenceViewModel implements ViewModel {
  #actorId: ActorId | null = null
  readonly #map: Resource<ModelHeatMap | null>
  readonly #clock: Clock
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(PresenceGateway) presence: PresenceGateway,
    @inject(Clock) clock: Clock,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#clock = clock
    this.#guest = guest
    this.#texts = texts
    this.#map = new Resource(async () => {
      const [map = null] = this.#actorId === null ? [] : await presence.heatMaps([this.#actorId])
      return map
    })
    makeAutoObservable(this)
  }

  /** Whether there is anything to show. */
  get isKnown(): boolean {
    return this.#map.value != null
  }

  get memo(): string {
    return this.#map.value?.memo ?? ''
  }

  start(): void {}

  dispose(): void {
    this.#map.clear()
  }

  show(actorId: ActorId): () => void {
    this.#actorId = actorId
    return reaction(
      () => [this.#guest.audience, this.#texts.language] as const,
      ([audience]) => {
        if (audience !== null) void this.#map.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Returns a week's 168 hours from Sunday 0:00, on a clock ahead of the platform's. */
  heat(ahead: number): readonly number[] {
    return shiftHeat(this.#map.value?.heatMap ?? [], ahead)
  }

  /** The usual times on that clock. */
  times(ahead: number): readonly UsualTime[] {
    return usualTimes(usualWindows(this.heat(ahead)))
  }

  /** A calendar file of the usual times; `null`: there are none. */
  calendar(entry: CalendarEntry): string | null {
    const windows = usualWindows(this.#map.value?.heatMap ?? [])
    return windows.length === 0 ? null : calendarFile(entry, windows, this.#clock.now())
  }
}
