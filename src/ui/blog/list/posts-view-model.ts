import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { BlogGateway, type Archive } from '@/application/blog/blog-gateway'
import { ARCHIVE_PAGE_SIZE } from '@/domain/blog/post'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { inEachLanguage } from '@/ui/guest/in-each-language'
import { Texts } from '@/ui/texts/texts'
import type { PostsPage } from './posts-query'

/** One page of the posts of a category, or of the archive of a year. */
@injectable('Transient')
export class PostsViewModel implements ViewModel {
  readonly posts: Resource<Archive>
  private shown: PostsPage = { category: 'latest', year: null, page: 1 }
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
    this.posts = new Resource(() => this.load())
    makeAutoObservable<this, 'shown'>(this, { shown: observableRef })
  }

  /** Number of pages of the list, at least 1. */
  get pages(): number {
    return Math.max(1, Math.ceil((this.posts.value?.total ?? 0) / ARCHIVE_PAGE_SIZE))
  }

  /** Whether the address names a missing page of the list, or a year without posts. */
  get isMissing(): boolean {
    const { value } = this.posts
    if (value === undefined) return false
    const { year, page } = this.shown
    const isYearUnknown = year !== null && !value.years.some((each) => each.year === year) && value.total === 0
    return page > this.pages || (isYearUnknown && !this.isFiltered)
  }

  start(): void {}

  dispose(): void {
    this.posts.clear()
  }

  show(page: PostsPage): () => void {
    this.turnTo(page)
    return inEachLanguage(this.#guest, this.#texts, () => void this.posts.reload())
  }

  private get isFiltered(): boolean {
    return this.shown.year !== null && this.shown.category !== 'latest'
  }

  private turnTo(page: PostsPage): void {
    this.shown = page
    this.posts.clear()
  }

  private async load(): Promise<Archive> {
    const { category, year, page } = this.shown
    const pageSize = ARCHIVE_PAGE_SIZE
    if (year === null) return { ...(await this.#blog.posts({ category, page, pageSize })), years: [] }
    if (category === 'latest') return this.#blog.archive({ year, page, pageSize })
    return this.#blog.archiveOf({ category, year, page, pageSize })
  }
}
