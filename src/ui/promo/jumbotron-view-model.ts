import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { PromoGateway } from '@/application/promo/promo-gateway'
import type { JumbotronSlide } from '@/domain/promo/jumbotron'
import { Resource } from '@/ui/base/resource'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The jumbotron of the start page, in the language of the guest. */
@injectable('Transient')
export class JumbotronViewModel implements ViewModel {
  readonly slides: Resource<readonly JumbotronSlide[]>
  readonly #disposables = new Disposables()
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(PromoGateway) promo: PromoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.slides = new Resource(() => promo.homepage())
    makeAutoObservable(this, { slides: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        ([audience]) => {
          if (audience !== null) void this.slides.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }
}
