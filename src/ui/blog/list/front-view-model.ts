import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { BlogGateway } from '@/application/blog/blog-gateway'
import type { FrontPage } from '@/domain/blog/front-page'
import type { ArchiveYear } from '@/domain/blog/post'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** The front page of the magazine, and the years of its archive. */
@injectable('Transient')
export class FrontViewModel implements ViewModel {
  readonly front: Resource<FrontPage>
  readonly years: Resource<readonly ArchiveYear[]>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  #end: (() => void) | null = null

  constructor(
    @inject(BlogGateway) blog: BlogGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.front = new Resource(() => blog.frontPage())
    this.years = new Resource(async () => (await blog.archive({ pageSize: 1 })).years)
    makeAutoObservable(this)
  }

  start(): void {
    this.#end = inEachLanguage(this.#guest, this.#texts, () => {
      void this.front.reload()
      void this.years.reload()
    })
  }

  dispose(): void {
    this.#end?.()
    this.#end = null
  }
}
