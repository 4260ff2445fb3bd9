import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { Vip30Gateway } from '@/application/media/vip30-gateway'
import type { MonthValue } from '@/domain/media/value-history'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The value of the VIP30 offers by month. */
@injectable('Transient')
export class ValueHistoryViewModel implements ViewModel {
  readonly history: Resource<readonly MonthValue[]>
  readonly #guest: GuestViewModel
  #end: (() => void) | null = null

  constructor(@inject(Vip30Gateway) vip30: Vip30Gateway, @inject(GuestViewModel) guest: GuestViewModel) {
    this.#guest = guest
    this.history = new Resource(() => vip30.videosValueHistory())
    makeAutoObservable(this)
  }

  /** The most that any month is worth, at least 1. */
  get most(): number {
    return Math.max(1, ...(this.history.value ?? []).map(({ value }) => value))
  }

  /** What the offers of all months are worth together. */
  get total(): number {
    return (this.history.value ?? []).reduce((sum, { value }) => sum + value, 0)
  }

  start(): void {
    this.#end = reaction(
      () => this.#guest.audience !== null,
      (isKnown) => {
        if (isKnown) void this.history.reload()
      },
      { fireImmediately: true },
    )
  }

  dispose(): void {
    this.#end?.()
    this.#end = null
  }
}
