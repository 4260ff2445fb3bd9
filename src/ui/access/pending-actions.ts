import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { PendingActionParams, PendingActionType, PendingLoginAction } from '@/domain/access/pending-login-action'
import { isPaymentFlow } from '@/domain/payments/flows'
import { Page } from '@/ui/base/page-service'
import { PendingActionServices } from './pending-action-services'

/** Maximum time to load a page and execute its pending action, ms: later it must buy nothing. */
const MAX_WAIT = 60_000

/** Kinds executed by the page they were requested on, since only that page shows the result. */
export type PagePendingType = 'openChat' | 'buyContent' | 'like'

/** Names content in a pending purchase: ids of two kinds may be the same. */
export const contentId = (kind: PurchaseKind, id: string): string => `${kind}:${id}`

/** The content that a page shows, as a pending purchase names it. */
export const contentTarget = (kind: PurchaseKind, shown: () => string | undefined) => (): string | undefined => {
  const id = shown()
  return id === undefined ? undefined : contentId(kind, id)
}

type Handlers = { readonly [Kind in PendingActionType]: (params: PendingActionParams) => void }

/**
 * Executes after a login the action that a guest had requested before (AUT-005). One table has a
 * handler for each kind: a kind without one does not compile.
 */
@injectable()
export class PendingActions {
  /** An action that waits for its page; `until` in epoch ms. */
  private waiting: (PendingLoginAction & { readonly until: number }) | null = null
  readonly #handlers: Handlers

  readonly #page: Page
  readonly #clock: Clock

  constructor(
    @inject(Page) page: Page,
    @inject(Clock) clock: Clock,
    @inject(PendingActionServices) services: PendingActionServices,
  ) {
    this.#page = page
    this.#clock = clock
    this.#handlers = {
      pinActor: (params) => services.pinActor(params),
      openUrl: ({ targetUrl }) => this.goTo(targetUrl),
      openChat: (params) => this.atItsPage({ type: 'openChat', params }),
      buyContent: (params) => this.atItsPage({ type: 'buyContent', params }),
      like: (params) => this.atItsPage({ type: 'like', params }),
      openPayment: ({ value }) => {
        if (typeof value === 'string' && isPaymentFlow(value)) services.openPayment(value)
      },
    }
    makeAutoObservable<PendingActions, 'waiting'>(this, { waiting: observableRef })
  }

  perform({ type, params }: PendingLoginAction): void {
    this.#handlers[type](params)
  }

  /**
   * Executes actions of a kind for the subject of a page, once the page shows it. `target` is
   * observed; `undefined` while the page shows nothing yet. Returns the function that stops it.
   */
  execute(
    type: PagePendingType,
    target: () => string | undefined,
    work: (params: PendingActionParams) => void,
  ): () => void {
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
    this.goTo(action.params.targetUrl)
  }

  private goTo(url: string | undefined): void {
    if (url !== undefined && url !== this.#page.address()) this.#page.goTo(url, 'same')
  }
}
