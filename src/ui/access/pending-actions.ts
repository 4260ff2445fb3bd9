import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { PendingActionParams, PendingActionType, PendingLoginAction } from '@/domain/access/pending-login-action'
import { Page } from '@/ui/base/page-service'
import { Services } from '@/ui/base/services'
import { goToTarget } from './go-to-target'
import { pendingKind } from './known-pending-kinds'

/** Maximum time to load a page and execute its pending action, ms: later it must buy nothing. */
const MAX_WAIT = 60_000

/** Names content in a pending purchase: ids of two kinds may be the same. */
export const contentId = (kind: PurchaseKind, id: string): string => `${kind}:${id}`

/** The content that a page shows, as a pending purchase names it. */
export const contentTarget = (kind: PurchaseKind, shown: () => string | undefined) => (): string | undefined => {
  const id = shown()
  return id === undefined ? undefined : contentId(kind, id)
}

/** Executes after a login the action that a guest had requested before (AUT-005). */
@injectable()
export class PendingActions {
  /** An action that waits for its page; `until` in epoch ms. */
  private waiting: (PendingLoginAction & { readonly until: number }) | null = null
  readonly #page: Page
  readonly #clock: Clock
  readonly #services: Services

  constructor(@inject(Page) page: Page, @inject(Clock) clock: Clock, @inject(Services) services: Services) {
    this.#page = page
    this.#clock = clock
    this.#services = services
    makeAutoObservable<PendingActions, 'waiting'>(this, { waiting: observableRef })
  }

  /** Performs the action as its kind declares; without `perform` it waits for its page. */
  perform(action: PendingLoginAction): void {
    const { perform } = pendingKind(action.type)
    if (perform === undefined) this.atItsPage(action)
    else perform(action.params, this.#services)
  }

  /**
   * Executes actions of a kind for the subject of a page, once the page shows it. `target` is
   * observed; `undefined` while the page shows nothing yet. Returns the function that stops it.
   * Throws for a kind that its feature performs: no page would ever get it.
   */
  execute(
    type: PendingActionType,
    target: () => string | undefined,
    work: (params: PendingActionParams) => void,
  ): () => void {
    if (pendingKind(type).perform !== undefined) throw new Error(`“${type}” waits for no page`)
    return reaction(
      () => this.waiting?.type === type && this.waiting.params.targetId === target(),
      (isHere) => {
        const params = isHere ? this.take() : null
        if (params !== null) work(params)
      },
      { fireImmediately: true },
    )
  }

  /** Taken once, so that no second page and no reload executes it again. */
  private take(): PendingActionParams | null {
    const { waiting } = this
    this.waiting = null
    return waiting !== null && this.#clock.now() < waiting.until ? waiting.params : null
  }

  private atItsPage(action: PendingLoginAction): void {
    this.waiting = { ...action, until: this.#clock.now() + MAX_WAIT }
    goToTarget(this.#page, action.params.targetUrl)
  }
}
