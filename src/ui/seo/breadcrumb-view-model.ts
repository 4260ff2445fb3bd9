import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { SeoGateway } from '@/application/seo/seo-gateway'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** The breadcrumb of the page. It is optional: a failure is not shown. */
@injectable('Transient')
export class BreadcrumbViewModel implements ViewModel {
  crumbs: readonly Crumb[] = []
  readonly #task = new Task()
  readonly #seo: SeoGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(SeoGateway) seo: SeoGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#seo = seo
    this.#guest = guest
    this.#texts = texts
    makeAutoObservable(this, { crumbs: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#task.cancel()
  }

  show(request: BreadcrumbRequest): () => void {
    this.accept([])
    return inEachLanguage(this.#guest, this.#texts, () => {
      void this.#task.run(
        () => this.#seo.breadcrumb(request),
        ({ breadcrumb }) => this.accept(breadcrumb),
      )
    })
  }

  private accept(crumbs: readonly Crumb[]): void {
    this.crumbs = crumbs
  }
}
