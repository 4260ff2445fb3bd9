import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { GalleryGateway, type PinnedPhoto } from '@/application/albums/gallery-gateway'
import { LibraryGateway } from '@/application/library/library-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { LibraryItem, LibraryList, LibraryMedium, LibrarySidebar } from '@/domain/library/library'
import { CursorList } from '@/ui/base/cursor-list'
import { attempt } from '@/ui/base/attempt'
import { Resource } from '@/ui/base/resource'
import { Services } from '@/ui/base/services'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { kindOf } from './item-kinds'
import { libraryListOf, type LibraryPageQuery } from './library-query'

/** Items of a page: two lines more than a wide window has. */
const PAGE = 24

/** Number of latest activities listed. */
const LATELY = 5

const ALL: LibraryPageQuery = { mix: null, source: 'shop', order: 'newest', search: '' }

/** A guest's library page: the list of its address, its sidebar, and the actions for its items. */
@injectable('Transient')
export class LibraryViewModel implements ViewModel {
  list: CursorList<LibraryItem>
  readonly sidebar: Resource<LibrarySidebar>
  readonly lately: Resource<readonly LibraryItem[]>
  /** Single pictures that the guest has pinned. */
  private readonly pictures: Resource<readonly PinnedPhoto[]>
  private shown: { readonly query: LibraryPageQuery; readonly medium: LibraryMedium } = { query: ALL, medium: 'videos' }
  readonly #library: LibraryGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #toasts: Toasts
  readonly #services: Services

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(GalleryGateway) gallery: GalleryGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
    @inject(Services) services: Services,
  ) {
    this.#library = library
    this.#guest = guest
    this.#texts = texts
    this.#toasts = toasts
    this.#services = services
    this.sidebar = new Resource(() => library.sidebar())
    this.lately = new Resource(async () => (await library.activities(LATELY, null)).items)
    this.pictures = new Resource(() => gallery.pinnedPhotos())
    this.list = this.newList()
    makeAutoObservable<LibraryViewModel, 'shown'>(this, { list: observableRef, shown: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.list.cancel()
  }

  get place(): LibraryList {
    return libraryListOf(this.shown.query, this.shown.medium)
  }

  /** Loads the pinned pictures again after pins were removed or set in a box. */
  async reloadPinned(): Promise<void> {
    await this.pictures.reload()
  }

  /** The pinned pictures beside the list; empty for other lists and searches; `null`: unknown. */
  get pinned(): readonly PinnedPhoto[] | null {
    if (!this.hasPictures) return []
    return this.pictures.value ?? (this.pictures.error === null ? null : [])
  }

  /** Shows the list of an address once the guest is known; loads it again in another language. */
  show(query: LibraryPageQuery, medium: LibraryMedium): () => void {
    this.list.cancel()
    this.shown = { query, medium }
    this.list = this.newList()
    return reaction(
      () => `${this.#guest.isLoggedIn ? (this.#guest.guest?.id ?? '') : ''} ${this.#texts.language}`,
      (audience) => {
        if (audience.startsWith(' ')) return
        void this.reload()
      },
      { fireImmediately: true },
    )
  }

  /** Moves an item to the archive or back. */
  async archive(item: LibraryItem, title: string): Promise<void> {
    const wanted = !item.isArchived
    const isDone = await this.done(() => this.#library.archive(item.kind, item.subjectId, wanted))
    if (isDone) this.#toasts.show('good', wanted ? 'library.archived' : 'library.restored', { title })
  }

  /** Saves something no longer; the toast saves it again. */
  async unsave(item: LibraryItem): Promise<void> {
    const { guest } = this.#guest
    if (guest === null) return
    const save = async (wanted: boolean) =>
      (await kindOf(item).save?.(item.subjectId, wanted, guest, this.#services)) ?? false
    if (!(await this.done(() => save(false)))) return
    const onAct = () => void this.done(() => save(true))
    this.#toasts.show('good', 'library.saved.undone', {}, { label: 'library.undo', onAct })
  }

  /** Removes a video from the history. */
  async forget({ subjectId }: LibraryItem): Promise<void> {
    await this.done(async () => {
      await this.#library.forget(asId<VideoId>(subjectId))
      return true
    })
  }

  async recordHistory(records: boolean): Promise<void> {
    await attempt(this.#toasts, () => this.#library.recordHistory(records))
    await this.sidebar.reload()
  }

  async clearHistory(): Promise<void> {
    const done = { tone: 'good', text: 'library.history.cleared' } as const
    if (await attempt(this.#toasts, () => this.#library.clearHistory(), done)) await this.reload()
  }

  /** Returns true, and reloads, if the platform did the work; notifies the guest otherwise. */
  private async done(work: () => Promise<boolean>): Promise<boolean> {
    let isDone = false
    const isAnswered = await attempt(this.#toasts, async () => {
      isDone = await work()
    })
    if (isAnswered && !isDone) this.#toasts.show('bad', 'library.failed')
    if (isDone) await this.reload()
    return isDone
  }

  private get hasPictures(): boolean {
    const { medium, query } = this.shown
    return medium === 'photos' && query.source === 'pinned' && query.search === ''
  }

  /** Reloads all lists; the shown list stays until the new one has loaded. */
  private async reload(): Promise<void> {
    void this.sidebar.reload()
    void this.lately.reload()
    if (this.hasPictures) void this.pictures.reload()
    const fresh = this.newList()
    const { shown } = this
    if (!this.list.isKnown) this.list = fresh
    await fresh.refresh()
    if (fresh.error === null && this.shown === shown) this.setList(fresh)
  }

  private setList(list: CursorList<LibraryItem>): void {
    this.list = list
  }

  private newList(): CursorList<LibraryItem> {
    return new CursorList((after) => {
      const { order, search } = this.shown.query
      return this.#library.list({ list: this.place, order, search, first: PAGE, after })
    })
  }
}
