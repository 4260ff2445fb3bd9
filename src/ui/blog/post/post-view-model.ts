import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { BlogGateway } from '@/application/blog/blog-gateway'
import type { BlogActor, BlogPostDetails } from '@/domain/blog/post'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'

interface ShownPost {
  /** `null`: there is none of this slug. */
  readonly post: BlogPostDetails | null
  readonly actors: readonly BlogActor[]
}

/** One post, with the actors it is about. */
@injectable('Transient')
export class PostViewModel implements ViewModel {
  readonly shown: Resource<ShownPost>
  private slug = ''
  readonly #blog: BlogGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(BlogGateway) blog: BlogGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#blog = blog
    this.#guest = guest
    this.#texts = texts
    this.shown = new Resource(() => this.load())
    makeAutoObservable(this)
  }

  start(): void {}

  dispose(): void {
    this.shown.clear()
  }

  show(slug: string): () => void {
    this.turnTo(slug)
    return inEachLanguage(this.#guest, this.#texts, () => void this.shown.reload())
  }

  private turnTo(slug: string): void {
    this.slug = slug
    this.shown.clear()
  }

  private async load(): Promise<ShownPost> {
    const post = await this.#blog.post(this.slug)
    // A story is readable without those it is about.
    const actors =
      post === null || post.actorIds.length === 0 ? [] : await this.#blog.actors(post.actorIds).catch(otherwise([]))
    return { post, actors }
  }
}
