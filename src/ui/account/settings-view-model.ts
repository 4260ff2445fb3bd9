import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { AUTOPLAY, isOn } from '@/ui/media/preferences'
import type { ViewModel } from '@/ui/base/view-model'

/** The guest's account settings; those of the device are elsewhere. */
@injectable('Transient')
export class SettingsViewModel implements ViewModel {
  readonly #gateway: GuestGateway
  readonly #session: GuestViewModel

  constructor(@inject(GuestGateway) gateway: GuestGateway, @inject(GuestViewModel) session: GuestViewModel) {
    this.#gateway = gateway
    this.#session = session
    makeAutoObservable(this)
  }

  start(): void {
    // Everything shown is the session's.
  }

  dispose(): void {
    // Nothing was subscribed.
  }

  get playsByItself(): boolean {
    return isOn(this.#session.guest, AUTOPLAY)
  }

  /** Applies at once; a failure to store it is not shown to the guest (GUE-037, GUE-038). */
  setPlaysByItself(on: boolean): void {
    const { guest } = this.#session
    if (guest === null) return
    const change = { [AUTOPLAY]: on ? 'on' : 'off' }
    this.#session.accept({ ...guest, preferences: { ...guest.preferences, ...change } })
    void this.#gateway.savePreferences(change).catch(otherwise())
  }
}
