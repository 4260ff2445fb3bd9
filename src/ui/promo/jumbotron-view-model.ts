import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { PromoGateway } from '@/application/promo/promo-gateway'
import type { JumbotronSlide, JumbotronType } from '@/domain/promo/jumbotron'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** The jumbotron of a page, in the language of the guest. */
@injectable('Transient')
export class JumbotronViewModel implements ViewModel {
  readonly slides: Resource<readonly JumbotronSlide[]>
  #type: JumbotronType = 'homepage'
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(PromoGateway) promo: PromoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.slides = new Resource(async () =>
      this.#type === 'homepage' ? promo.homepage() : (await promo.jumbotron(this.#type)).slides,
    )
    makeAutoObservable(this, { slides: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.slides.clear()
  }

  /** Loads the jumbotron of a page. Returns how to stop. */
  show(type: JumbotronType): () => void {
    this.#type = type
    return inEachLanguage(this.#guest, this.#texts, () => void this.slides.reload())
  }
}
