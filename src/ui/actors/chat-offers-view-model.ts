import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { OffersGateway } from '@/application/chat/offers-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { LiveUpdates } from '@/application/live/live-updates'
import { onReconnect, subscribeTo } from '@/application/live/subscribe-to'
import type { ChatButtons } from '@/domain/chat/chat-buttons'
import type { FreeChatDuration } from '@/domain/chat/free-chat-time'
import type { ActorId } from '@/domain/ids'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'

/** The chats an actor offers the guest now, as the platform decides; reloaded after every change. */
@injectable('Transient')
export class ChatOffersViewModel implements ViewModel, Loadable {
  #name = ''
  readonly #buttons: Resource<ChatButtons | null>
  #watched: readonly ActorId[] = []
  readonly #freeTime: Resource<FreeChatDuration | null>
  readonly #disposables = new Disposables()
  readonly #declining: Task
  readonly #gateway: OffersGateway
  readonly #live: LiveUpdates
  readonly #guest: Pick<GuestViewModel, 'audience' | 'guest' | 'isLoggedIn'>
  readonly #texts: Pick<Texts, 'language'>

  constructor(
    @inject(OffersGateway) gateway: OffersGateway,
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'audience' | 'guest' | 'isLoggedIn'>,
    @inject(Texts) texts: Pick<Texts, 'language'>,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#declining = new Task(toasts)
    this.#live = live
    this.#guest = guest
    this.#texts = texts
    this.#buttons = new Resource(() => gateway.buttons(this.#name))
    this.#freeTime = new Resource(() => gateway.freeChatDuration())
    makeAutoObservable(this)
  }

  start(): void {
    const follow = ({ actorId }: { readonly actorId: ActorId }): void => {
      if (this.buttons?.actorId === actorId) void this.retry()
    }
    this.#disposables.add(
      subscribeTo(this.#live, {
        actorOnline: follow,
        actorState: ({ id }) => follow({ actorId: id }),
        freeShowStart: follow,
        freeShowStop: follow,
        vouchers: () => void this.retry(),
      }),
    )
    this.#disposables.add(
      reaction(
        () => this.buttons?.actorId,
        (actorId) => this.watch(actorId === undefined ? [] : [actorId]),
        { fireImmediately: true },
      ),
    )
    this.#disposables.add(onReconnect(this.#live, () => void this.retry()))
  }

  dispose(): void {
    this.#disposables.dispose()
    this.watch([])
    this.#buttons.clear()
    this.#freeTime.clear()
  }

  private watch(actorIds: readonly ActorId[]): void {
    this.#live.watchActors(actorIds)
    this.#live.unwatchActors(this.#watched)
    this.#watched = actorIds
  }

  /** `null` until known; the last ones stay during a reload, and if it fails. */
  get buttons(): ChatButtons | null {
    return this.#buttons.value ?? null
  }

  /** Whole seconds of free chat left today; `null`: not known, or no account. */
  get freeSecondsLeft(): number | null {
    return this.#freeTime.value?.left ?? null
  }

  get isLoading(): boolean {
    return this.#buttons.isLoading
  }

  /** Why nothing is known. */
  get error(): BackendErrorCode | null {
    return this.buttons === null ? this.#buttons.error : null
  }

  /** Shows an actor's offers; `also` reads all else that changes them. Returns how to stop. */
  show(name: string, also: () => unknown = () => null): () => void {
    if (this.#name !== name) this.#buttons.clear()
    this.#name = name
    return reaction(
      () => [
        this.#guest.audience,
        // Public pages show a new visitor's offers; this guest may have declined a preview.
        this.#guest.guest?.id,
        this.#texts.language,
        this.#guest.guest?.isVip === true,
        this.#guest.guest?.chatShowTickets.length ?? 0,
        also(),
      ],
      ([audience]) => {
        if (audience !== null) void this.retry()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  get isDeclining(): boolean {
    return this.#declining.isRunning
  }

  /** Declines the preview: no page offers it to this guest again today. */
  async declinePreview(): Promise<void> {
    const { buttons } = this
    if (buttons === null) return
    const { actorId } = buttons
    const isDone = await this.#declining.runOnce(() => this.#gateway.preview({ actorId, decline: true }))
    if (isDone) await this.retry()
  }

  async retry(): Promise<void> {
    if (this.#name === '') return
    await this.#buttons.reload()
    // A guest without an account has no free time (CHA-034).
    if (this.#guest.isLoggedIn && this.buttons?.freeChat === true) await this.#freeTime.reload()
  }
}

/** The part of it that views need. */
export type ChatOffers = Pick<ChatOffersViewModel, 'buttons'>
