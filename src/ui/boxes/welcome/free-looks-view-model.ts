import { inject, injectable } from 'inversify'
import { makeAutoObservable, reaction } from 'mobx'
import { OffersGateway } from '@/application/chat/offers-gateway'
import type { FreeChatDuration } from '@/domain/chat/free-chat-time'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** How long the guest may still be in free chats today (CHA-034). */
@injectable('Transient')
export class FreeLooksViewModel implements ViewModel {
  private readonly duration: Resource<FreeChatDuration | null>
  readonly #disposables = new Disposables()
  readonly #guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn'>

  constructor(
    @inject(OffersGateway) offers: OffersGateway,
    @inject(GuestViewModel) guest: Pick<GuestViewModel, 'guest' | 'isLoggedIn'>,
  ) {
    this.#guest = guest
    this.duration = new Resource(() => offers.freeChatDuration())
    makeAutoObservable<this, 'duration'>(this, { duration: false })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? this.#guest.guest?.id : undefined),
        (id) => {
          if (id === undefined) this.duration.clear()
          else void this.duration.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.duration.clear()
  }

  /** Whole minutes, rounded down; `null`: not known, or the guest has no account. */
  get minutesLeft(): number | null {
    const { value } = this.duration
    return value == null ? null : Math.floor(value.left / 60)
  }
}
