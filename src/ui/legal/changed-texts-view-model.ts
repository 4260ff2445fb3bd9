import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { LegalAgreements, type ChangedText } from '@/application/legal/legal-agreements'
import { otherwise } from '@/application/errors/otherwise'
import type { GuestId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/**
 * The texts that have changed since the guest agreed to them, and what the guest decides. It outlives
 * the pages that ask: in a room nothing asks, and who decided later is not asked after it either.
 */
@injectable('Singleton')
export class ChangedTextsViewModel implements ViewModel {
  readonly texts: Resource<readonly ChangedText[]>
  readonly deciding = new Task()
  /** The guest who decided later; another one who logs in is asked. */
  private postponedBy: GuestId | null = null
  readonly #agreements: LegalAgreements
  readonly #guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn' | 'refresh'>

  constructor(
    @inject(LegalAgreements) agreements: LegalAgreements,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn' | 'refresh'>,
  ) {
    this.#agreements = agreements
    this.#guest = guest
    this.texts = new Resource(() => agreements.changed())
    makeAutoObservable(this)
  }

  /** What the guest is asked about; nothing after they decided later, until the next session. */
  get asked(): readonly ChangedText[] {
    const { guest, isLoggedIn } = this.#guest
    return !isLoggedIn || guest?.id === this.postponedBy ? [] : (this.texts.value ?? [])
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
    this.postponedBy = this.#guest.guest?.id ?? null
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
