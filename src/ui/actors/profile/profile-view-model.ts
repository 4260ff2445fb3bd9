import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { MAX_NOTE_LENGTH } from '@/application/actors/actor-gateway'
import { FindSimilar } from '@/application/actors/find-similar'
import { noteDraftKey } from '@/application/actors/note-draft'
import { ReadNote } from '@/application/actors/read-note'
import { SaveNote } from '@/application/actors/save-note'
import { VisitProfile } from '@/application/actors/visit-profile'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import { VideoGateway } from '@/application/media/video-gateway'
import { truncateText } from '@/domain/access/text'
import type { Actor, ActorSummary } from '@/domain/actors/actor'
import { isBanned } from '@/domain/actors/actor-rules'
import type { Video } from '@/domain/media/video'
import { VIDEO_PAGE_SIZE } from '@/domain/media/video-lists'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { PagedList } from '@/ui/base/paged-list'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { LiveActors } from '@/ui/actors/live-actors'

/** Performers recommended beside a profile (ACT-062). */
const SIMILAR = 4

/** One performer's profile, with the guest's own note about her. */
@injectable('Transient')
export class ProfileViewModel implements ViewModel {
  actor: Actor | null = null
  isLoading = true
  fault: BackendErrorCode | null = null
  note = ''
  savedNote = ''
  isSavingNote = false
  similar: readonly ActorSummary[] = []
  readonly videos: PagedList<Video>
  /** Of answers that overtake one another only those to the newest question count. */
  #turn = 0

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
    this.#finding = finding
    this.#shop = shop
    this.#visiting = visiting
    this.#reading = reading
    this.#saving = saving
    this.#storage = storage
    this.#live = live
    this.#guest = guest
    this.#toasts = toasts
    this.#texts = texts
    this.videos = new PagedList((offset) => this.loadVideos(offset))
    makeAutoObservable(this, { actor: observableRef, similar: observableRef })
  }

  start(): void {
    this.isLoading = true
  }

  dispose(): void {
    this.#turn++
    this.videos.clear()
  }

  /** The guest's country is barred by this performer (ACT-017). */
  get isBanned(): boolean {
    return this.actor !== null && isBanned(this.actor, this.#guest.guest?.geoLocation.countryCode ?? '')
  }

  get isNoteChanged(): boolean {
    return this.note.trim() !== this.savedNote
  }

  show(name: string): () => void {
    return reaction(
      () => [this.#guest.guest?.id, this.#texts.language] as const,
      ([id]) => {
        if (id !== undefined) void this.load(name)
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  writeNote(text: string): void {
    this.note = truncateText(text, MAX_NOTE_LENGTH)
    if (this.actor !== null) this.#storage.write(noteDraftKey(this.actor.id), this.isNoteChanged ? this.note : null)
  }

  async saveNote(): Promise<void> {
    const { actor, note } = this
    if (actor === null || this.isSavingNote) return
    this.isSavingNote = true
    try {
      const result = await this.#saving.save(actor.id, note)
      runInAction(() => {
        if (result.ok) this.keepNote(note.trim())
        else
          this.#toasts.show(
            'bad',
            result.reason === 'too-long' ? 'actors.profile.noteTooLong' : 'actors.profile.noteLogin',
          )
      })
    } catch (fault) {
      this.#toasts.show('bad', `errors.${codeOf(fault)}`)
    } finally {
      runInAction(() => {
        this.isSavingNote = false
      })
    }
  }

  private keepNote(note: string): void {
    this.savedNote = note
    this.#toasts.show('good', 'actors.profile.noteSaved')
  }

  private async load(name: string): Promise<void> {
    const turn = ++this.#turn
    const isCurrent = () => turn === this.#turn
    this.isLoading = true
    this.fault = null
    try {
      const actor = await this.#visiting.visit(name)
      if (!isCurrent()) return
      runInAction(() => {
        this.actor = actor
        if (actor !== null) this.#live.learn([actor])
      })
      if (actor === null) return
      await Promise.all([this.videos.reload(), this.loadNote(actor, isCurrent), this.loadSimilar(actor, isCurrent)])
    } catch (fault) {
      if (!isCurrent()) return
      runInAction(() => {
        this.fault = codeOf(fault)
      })
    } finally {
      if (isCurrent()) {
        runInAction(() => {
          this.isLoading = false
        })
      }
    }
  }

  private async loadNote(actor: Actor, isCurrent: () => boolean): Promise<void> {
    const { saved, text } = await this.#reading.read(actor.id, this.#guest.isLoggedIn)
    if (!isCurrent()) return
    runInAction(() => {
      this.savedNote = saved
      this.note = text
    })
  }

  /** Whoever is not found is not missed: the profile is there. */
  private async loadSimilar(actor: Actor, isCurrent: () => boolean): Promise<void> {
    const similar = await this.#finding.find(actor, SIMILAR).catch(() => [])
    if (!isCurrent()) return
    runInAction(() => {
      this.similar = similar
      this.#live.learn(this.similar)
    })
  }

  private loadVideos(offset: number) {
    const filter = this.actor === null ? {} : { actorIds: [this.actor.id] }
    return this.#shop.list({ filter, sort: 'newest', first: VIDEO_PAGE_SIZE, offset })
  }
}
