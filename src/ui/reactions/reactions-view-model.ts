import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction as whenever, runInAction } from 'mobx'
import { codeOf } from '@/application/errors/code-of'
import { ReactionGateway } from '@/application/reactions/reaction-gateway'
import type { Reaction, ReactionClip } from '@/domain/reactions/reaction'
import { CursorList } from '@/ui/base/cursor-list'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

const PAGE = 12

/** The playing reaction, and its clip. */
export interface PlayingReaction extends ReactionClip {
  readonly id: string
}

/** Reactions: one plays at a time, and each can be liked (OTH-020). */
@injectable('Transient')
export class ReactionsViewModel implements ViewModel {
  readonly list: CursorList<Reaction>
  playing: PlayingReaction | null = null
  readonly #opening: Task
  readonly #disposables = new Disposables()

  constructor(
    @inject(ReactionGateway) private readonly gateway: ReactionGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Checkout) private readonly checkout: Pick<Checkout, 'open'>,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    this.#opening = new Task(toasts)
    this.list = new CursorList((after) => gateway.list(PAGE, after))
    makeAutoObservable<ReactionsViewModel, 'gateway' | 'guest' | 'checkout' | 'toasts'>(this, {
      playing: observableRef,
      gateway: false,
      guest: false,
      checkout: false,
      toasts: false,
    })
  }

  start(): void {
    this.#disposables.add(
      whenever(
        () => this.guest.guest?.id,
        (id) => {
          if (id !== undefined) void this.list.refresh()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.list.cancel()
    this.#opening.cancel()
    this.#disposables.dispose()
  }

  async play({ id }: Reaction): Promise<void> {
    await this.#opening.run(
      () => this.gateway.clip(id),
      (clip) => {
        this.playing = clip === null ? null : { ...clip, id }
        if (clip === null) this.toasts.show('bad', 'reactions.unavailable')
      },
    )
  }

  stop(): void {
    this.playing = null
  }

  /** Shown at once, and reverted if the platform refuses. */
  async like(reaction: Reaction): Promise<void> {
    const liked = !reaction.liked
    this.show(reaction.id, liked, reaction.likes + (liked ? 1 : -1))
    try {
      const result = await this.gateway.like(reaction.id, liked)
      if (result.ok) {
        this.show(reaction.id, liked, result.likes)
        return
      }
      this.show(reaction.id, reaction.liked, reaction.likes)
      if (result.reason === 'login-required') await this.checkout.open('signup')
      else this.toasts.show('bad', 'reactions.unavailable')
    } catch (error) {
      this.show(reaction.id, reaction.liked, reaction.likes)
      this.toasts.show('bad', `errors.${codeOf(error)}`)
    }
  }

  private show(id: string, liked: boolean, likes: number): void {
    runInAction(() => {
      this.list.items = this.list.items.map((each) => (each.id === id ? { ...each, liked, likes } : each))
    })
  }
}
