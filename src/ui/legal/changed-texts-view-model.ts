import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { LegalAgreements, type ChangedText } from '@/application/legal/legal-agreements'
import { otherwise } from '@/application/errors/otherwise'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** The texts that have changed since the guest agreed to them, and what the guest decides. */
@injectable('Transient')
export class ChangedTextsViewModel implements ViewModel {
  readonly texts: Resource<readonly ChangedText[]>
  readonly deciding = new Task()
  private isLater = false
  readonly #agreements: LegalAgreements
  readonly #guest: Pick<GuestViewModel, 'isLoggedIn' | 'refresh'>

  constructor(
    @inject(LegalAgreements) agreements: LegalAgreements,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'isLoggedIn' | 'refresh'>,
  ) {
    this.#agreements = agreements
    this.#guest = guest
    this.texts = new Resource(() => agreements.changed())
    makeAutoObservable(this)
  }

  /** What the guest is asked about; nothing after they decided later, until the next session. */
  get asked(): readonly ChangedText[] {
    return this.isLater || !this.#guest.isLoggedIn ? [] : (this.texts.value ?? [])
  }

  start(): void {
    void this.texts.reload()
  }

  dispose(): void {
    this.texts.clear()
  }

  async accept(): Promise<void> {
    await this.deciding.run(async () => {
      await this.send(true)
      await this.#guest.refresh()
    })
  }

  /** The box goes at once: nothing depends on the answer. */
  async later(): Promise<void> {
    const sent = this.send(false)
    this.isLater = true
    await sent.catch(otherwise())
  }

  /** Sends the call that covers what has changed; only a guest with an account decides (GUE-036). */
  private async send(accepted: boolean): Promise<void> {
    if (this.asked.length === 0) return
    const decision = { accepted, seen: this.asked.map(({ type, version }) => ({ type, version })) }
    if (this.asked.some(({ type }) => type === 'terms-of-service'))
      await this.#agreements.closeAgbAndDataProtection(decision)
    else await this.#agreements.closeDataProtection(decision)
  }
}
