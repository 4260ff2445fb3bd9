import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { GuestGateway, type Purchase } from '@/application/guest/guest-gateway'
import { CursorList } from '@/ui/base/cursor-list'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { byDay, type PurchaseDay } from './purchase-days'

const PAGE = 25

/** The guest's account statement, newest first; purchases made meanwhile are added. */
@injectable('Transient')
export class PurchasesViewModel implements ViewModel {
  readonly list: CursorList<Purchase>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #disposables = new Disposables()

  constructor(
    @inject(GuestGateway) gateway: GuestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.list = new CursorList((after) => gateway.purchases(PAGE, after))
    makeAutoObservable(this)
  }

  get days(): readonly PurchaseDay[] {
    return byDay(this.list.items, (at) => this.#texts.date(at))
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.isLoggedIn, this.#guest.balance] as const,
        ([isLoggedIn]) => {
          if (isLoggedIn) void this.list.refresh()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.list.cancel()
    this.#disposables.dispose()
  }
}
