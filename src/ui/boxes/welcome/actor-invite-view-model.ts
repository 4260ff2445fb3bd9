import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import type { Actor } from '@/domain/actors/actor'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'

/** The actor of an invitation, by the name in an address. */
@injectable('Transient')
export class ActorInviteViewModel implements ViewModel {
  /** `null`: there is no such actor. */
  readonly actor: Resource<Actor | null>
  #name = ''

  constructor(@inject(ActorGateway) actors: ActorGateway) {
    this.actor = new Resource(async () => (this.#name === '' ? null : await actors.byIdOrName(this.#name)))
    makeAutoObservable(this, { actor: false })
  }

  start(): void {}

  dispose(): void {
    this.actor.clear()
  }

  /** `name`: `null` where the page is about no actor. */
  show(name: string | null): void {
    this.#name = name ?? ''
    void this.actor.reload()
  }
}
