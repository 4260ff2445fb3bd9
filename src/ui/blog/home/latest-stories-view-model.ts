import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { BlogGateway } from '@/application/blog/blog-gateway'
import type { BlogPost } from '@/domain/blog/post'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

/** The newest stories, on the start page. */
@injectable('Transient')
export class LatestStoriesViewModel implements ViewModel {
  readonly posts: Resource<readonly BlogPost[]>
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
    this.posts = new Resource(async () => (await blog.posts({ category: 'latest' })).items)
    makeAutoObservable(this)
  }

  start(): void {
    this.#end = inEachLanguage(this.#guest, this.#texts, () => void this.posts.reload())
  }

  dispose(): void {
    this.#end?.()
    this.#end = null
  }
}
