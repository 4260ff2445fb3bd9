import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { MAX_NOTE_LENGTH } from '@/application/actors/actor-gateway'
import { FindSimilar } from '@/application/actors/find-similar'
import { noteDraftKey } from '@/application/actors/note-draft'
import { ProfileGateway } from '@/application/actors/profile-gateway'
import { ReadNote } from '@/application/actors/read-note'
import { SaveNote } from '@/application/actors/save-note'
import { VisitProfile } from '@/application/actors/visit-profile'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { VideoGateway } from '@/application/media/video-gateway'
import { truncateText } from '@/domain/access/text'
import type { Actor, ActorSummary, PictureRef } from '@/domain/actors/actor'
import { isBanned } from '@/domain/actors/actor-rules'
import { RECOMMENDED } from '@/domain/actors/recommendations'
import { pictureAfter, type ViewerStep } from '@/domain/albums/viewer'
import type { Video } from '@/domain/media/video'
import { VIDEO_PAGE_SIZE } from '@/domain/media/video-lists'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PagedList } from '@/ui/base/paged-list'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { LiveActors } from '@/ui/actors/live-actors'

/** One actor's profile, with the guest's own note about the actor. */
@injectable('Transient')
export class ProfileViewModel implements ViewModel, Loadable {
  actor: Actor | null = null
  note = ''
  savedNote = ''
  similar: readonly ActorSummary[] = []
  /** Whether the guest wants more than the few shown at first. */
  isSimilarOpen = false
  /** Index of the picture in the viewer, from 0; `null`: the viewer is closed. */
  openAt: number | null = null
  readonly videos: PagedList<Video>
  #gallery: readonly PictureRef[] | null = null
  #name = ''
  readonly #loading = new Task()
  readonly #savingNote: Task
  readonly #loadingMore: Task

  readonly #parts: ProfileGateway
  readonly #finding: FindSimilar
  readonly #shop: VideoGateway
  readonly #visiting: VisitProfile
  readonly #reading: ReadNote
  readonly #saving: SaveNote
  readonly #storage: KeyValueStorage
  readonly #live: LiveActors
  readonly #guest: GuestViewModel
  readonly #toasts: Toasts
  readonly #texts: Texts

  constructor(
    @inject(ProfileGateway) parts: ProfileGateway,
    @inject(FindSimilar) finding: FindSimilar,
    @inject(VideoGateway) shop: VideoGateway,
    @inject(VisitProfile) visiting: VisitProfile,
    @inject(ReadNote) reading: ReadNote,
    @inject(SaveNote) saving: SaveNote,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(LiveActors) live: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
    @inject(Texts) texts: Texts,
  ) {
    this.#parts = parts
    this.#finding = finding
    this.#shop = shop
    this.#visiting = visiting
    this.#reading = reading
    this.#saving = saving
    this.#storage = storage
    this.#live = live
    this.#guest = guest
    this.#toasts = toasts
    this.#savingNote = new Task(toasts)
    this.#loadingMore = new Task(toasts)
    this.#texts = texts
    this.videos = new PagedList((offset) => this.loadVideos(offset))
    makeAutoObservable(this, { actor: observableRef, similar: observableRef })
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#loadingMore.cancel()
    this.videos.clear()
  }

  get isLoading(): boolean {
    return this.#loading.isPending
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  get isSavingNote(): boolean {
    return this.#savingNote.isRunning
  }

  /** The guest's country is barred by this actor (ACT-017). */
  get isBanned(): boolean {
    return this.actor !== null && isBanned(this.actor, this.#guest.guest?.geoLocation.countryCode ?? '')
  }

  get isNoteChanged(): boolean {
    return this.note.trim() !== this.savedNote
  }

  show(name: string): () => void {
    if (this.#name !== name) {
      this.openAt = null
      this.isSimilarOpen = false
    }
    this.#name = name
    return reaction(
      () => [this.#guest.audience, this.#texts.language] as const,
      ([audience]) => {
        if (audience !== null) void this.retry()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Pictures this guest may see (ACT-011): the public ones until the gallery is loaded. */
  get pictures(): readonly PictureRef[] {
    return this.#gallery ?? this.actor?.pictures ?? []
  }

  /** Opens a picture; `index` counts from 0. */
  open(index: number): void {
    if (this.pictures[index] !== undefined) this.openAt = index
  }

  step(step: ViewerStep): void {
    if (this.openAt === null) return
    this.openAt = pictureAfter(this.openAt, this.pictures.length, step)
  }

  close(): void {
    this.openAt = null
  }

  get isLoadingMore(): boolean {
    return this.#loadingMore.isRunning
  }

  /** More actors like this one (ACT-063). */
  async showMoreSimilar(): Promise<void> {
    const { actor } = this
    if (actor === null) return
    await this.#loadingMore.runOnce(
      () => this.#finding.find(actor, RECOMMENDED.many),
      (similar) => {
        if (this.actor?.id !== actor.id) return
        this.similar = similar
        this.isSimilarOpen = true
        this.#live.upsert(similar)
      },
    )
  }

  writeNote(text: string): void {
    this.note = truncateText(text, MAX_NOTE_LENGTH)
    if (this.actor !== null) this.#storage.write(noteDraftKey(this.actor.id), this.isNoteChanged ? this.note : null)
  }

  async saveNote(): Promise<void> {
    const { actor, note } = this
    if (actor === null) return
    await this.#savingNote.runOnce(
      () => this.#saving.save(actor.id, note),
      (result) => {
        if (result.ok) this.storeNote(note.trim())
        else
          this.#toasts.show(
            'bad',
            result.reason === 'too-long' ? 'discovery.profile.noteTooLong' : 'discovery.profile.noteLogin',
          )
      },
    )
  }

  private storeNote(note: string): void {
    this.savedNote = note
    this.#toasts.show('good', 'discovery.profile.noteSaved')
  }

  async retry(): Promise<void> {
    await this.#loading.run(async (isCurrent) => {
      const actor = await this.#visiting.visit(this.#name)
      if (!isCurrent()) return
      runInAction(() => {
        if (actor?.id !== this.actor?.id) this.#gallery = null
        this.actor = actor
        if (actor !== null) this.#live.upsert([actor])
      })
      if (actor === null) return
      await Promise.all([
        this.videos.reload(),
        this.loadNote(actor, isCurrent),
        this.loadSimilar(actor, isCurrent),
        this.loadGallery(actor, isCurrent),
      ])
    })
  }

  private async loadNote(actor: Actor, isCurrent: () => boolean): Promise<void> {
    const { saved, text } = await this.#reading.read(actor.id, this.#guest.isLoggedIn)
    if (!isCurrent()) return
    runInAction(() => {
      this.savedNote = saved
      this.note = text
    })
  }

  /** Loads the guest's gallery; if it fails, the public pictures stay. */
  private async loadGallery(actor: Actor, isCurrent: () => boolean): Promise<void> {
    const gallery = await this.#parts.gallery(actor.id).catch(otherwise(null))
    if (!isCurrent() || gallery === null) return
    runInAction(() => {
      this.#gallery = gallery.photos.map(({ picture }) => picture)
    })
  }

  /** An actor without similar ones is no error: the profile is shown. */
  private async loadSimilar(actor: Actor, isCurrent: () => boolean): Promise<void> {
    const most = this.isSimilarOpen ? RECOMMENDED.many : RECOMMENDED.few
    const similar = await this.#finding.find(actor, most).catch(otherwise([]))
    if (!isCurrent()) return
    runInAction(() => {
      this.similar = similar
      this.#live.upsert(this.similar)
    })
  }

  private loadVideos(offset: number) {
    const filter = this.actor === null ? {} : { actorIds: [this.actor.id] }
    return this.#shop.list({ filter, sort: 'newest', first: VIDEO_PAGE_SIZE, offset })
  }
}
