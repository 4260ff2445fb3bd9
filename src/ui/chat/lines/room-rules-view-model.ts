import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { RoomGateway } from '@/application/chat/room-gateway'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect } from '@/application/live/subscribe-to'
import { acceptanceOf, areAccepted, type RoomRules } from '@/domain/chat/room-rules'
import type { ActorId } from '@/domain/ids'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

const keyOf = (actorId: ActorId): string => `chat.rules.${actorId}`

/** An actor's rules for guests who write in the room, and whether this device has accepted them. */
@injectable('Transient')
export class RoomRulesViewModel implements ViewModel {
  rules: RoomRules = []
  /** Whether the guest has reopened the rules. */
  isOpen = false
  private accepted: string | null = null
  #actorId: ActorId | null = null
  readonly #disposables = new Disposables()

  readonly #gateway: RoomGateway
  readonly #storage: KeyValueStorage
  readonly #live: LiveUpdates

  constructor(
    @inject(RoomGateway) gateway: RoomGateway,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(LiveUpdates) live: LiveUpdates,
  ) {
    this.#gateway = gateway
    this.#storage = storage
    this.#live = live
    makeAutoObservable(this, { rules: observableRef })
  }

  start(): void {
    this.#disposables.add(onReconnect(this.#live, () => void this.load()))
  }

  dispose(): void {
    this.#actorId = null
    this.#disposables.dispose()
  }

  /** Whether there are rules that this device has not accepted in their current form. */
  get areNew(): boolean {
    return !areAccepted(this.rules, this.accepted)
  }

  /** Follows the room's actor, known in the lobby, to load rules early. Returns how to stop. */
  follow(actorId: () => ActorId | null): () => void {
    return reaction(actorId, (id) => this.enter(id), { fireImmediately: true })
  }

  accept(): void {
    if (this.#actorId === null) return
    this.accepted = acceptanceOf(this.rules)
    this.#storage.write(keyOf(this.#actorId), this.accepted)
  }

  open(): void {
    this.isOpen = true
  }

  close(): void {
    this.isOpen = false
  }

  private enter(actorId: ActorId | null): void {
    this.#actorId = actorId
    this.rules = []
    this.isOpen = false
    this.accepted = actorId === null ? null : this.#storage.read(keyOf(actorId))
    void this.load()
  }

  /** Loads the rules; on failure the guest may write, and the next connection reads them again. */
  private async load(): Promise<void> {
    const actorId = this.#actorId
    if (actorId === null) return
    const rules = await this.#gateway.rules(actorId).catch(otherwise(null))
    if (rules === null || actorId !== this.#actorId) return
    runInAction(() => (this.rules = rules))
  }
}
