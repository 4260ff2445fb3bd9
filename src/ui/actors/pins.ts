import { inject, injectable } from 'inversify'
import { runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { codeOf } from '@/application/errors/code-of'
import type { PendingActionParams } from '@/domain/access/pending-login-action'
import type { ActorSummary } from '@/domain/actors/actor'
import { asId, type ActorId } from '@/domain/ids'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { Toasts } from '@/ui/base/toasts'
import { LiveActors } from './live-actors'

/** Pins and unpins actors; an anonymous guest's action waits for their login (ACT-048, AUT-005). */
@injectable()
export class Pins {
  readonly #gateway: ActorGateway
  readonly #live: LiveActors
  readonly #checkout: Checkout
  readonly #toasts: Toasts

  constructor(
    @inject(ActorGateway) gateway: ActorGateway,
    @inject(LiveActors) live: LiveActors,
    @inject(Checkout) checkout: Checkout,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#live = live
    this.#checkout = checkout
    this.#toasts = toasts
  }

  async toggle(actor: Pick<ActorSummary, 'id' | 'isFavorite' | 'name'>): Promise<void> {
    await this.set(actor.id, !this.#live.isFavorite(actor), actor.name)
  }

  /** Shown at once, and reverted if the platform refuses. */
  private async set(id: ActorId, pinned: boolean, name: string): Promise<void> {
    runInAction(() => this.#live.setFavorite(id, pinned))
    try {
      const result = await this.#gateway.pin(id, pinned)
      if (result.ok) {
        this.#toasts.show('good', pinned ? 'actors.pinned' : 'actors.unpinned', { name })
        return
      }
      runInAction(() => this.#live.setFavorite(id, !pinned))
      if (result.reason === 'login-required') {
        await this.#checkout.open('signup', { pending: { type: 'pinActor', params: { targetId: id, value: name } } })
      }
    } catch (error) {
      runInAction(() => this.#live.setFavorite(id, !pinned))
      this.#toasts.show('bad', `errors.${codeOf(error)}`)
    }
  }

  /** Pins the actor that an anonymous guest wanted to pin. */
  execute(params: PendingActionParams): void {
    if (params.targetId === undefined) return
    void this.set(asId<ActorId>(params.targetId), true, String(params.value ?? ''))
  }
}
