import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction, runInAction } from 'mobx'
import { LibraryGateway } from '@/application/library/library-gateway'
import { SaveVideo } from '@/application/library/save-video'
import type { VideoId } from '@/domain/ids'
import { Toasts } from '@/ui/base/toasts'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** The library's state for one video: whether it is saved for later, and that it was watched. */
@injectable('Transient')
export class SavedVideoViewModel implements ViewModel {
  isSaved = false
  private isChanging = false
  #id: VideoId | null = null
  #reported: string | null = null

  constructor(
    @inject(SaveVideo) private readonly saving: SaveVideo,
    @inject(LibraryGateway) private readonly library: LibraryGateway,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Checkout) private readonly checkout: Pick<Checkout, 'open'>,
    @inject(Toasts) private readonly toasts: Toasts,
  ) {
    makeAutoObservable<SavedVideoViewModel, 'saving' | 'library' | 'guest' | 'checkout' | 'toasts'>(this, {
      saving: false,
      library: false,
      guest: false,
      checkout: false,
      toasts: false,
    })
  }

  start(): void {}

  dispose(): void {
    this.#id = null
  }

  show(id: VideoId): () => void {
    this.#id = id
    this.isSaved = false
    return reaction(
      () => (this.guest.guest?.isLoggedIn === true ? this.guest.guest.id : null),
      () => void this.load(id),
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Shown at once, and reverted on failure. */
  async toggle(): Promise<void> {
    const id = this.#id
    const guest = this.guest.guest ?? (await this.guest.known())
    if (id === null || id !== this.#id || guest === null || this.isChanging) return
    if (!guest.isLoggedIn) {
      await this.checkout.open('signup')
      return
    }
    const wanted = !this.isSaved
    runInAction(() => {
      this.isSaved = wanted
      this.isChanging = true
    })
    const refusal = wanted ? await this.refusalOf(id) : (await this.saving.save(guest, id, false)) ? null : 'failed'
    runInAction(() => {
      this.isChanging = false
      if (refusal !== null && this.#id === id) this.isSaved = !wanted
    })
    if (refusal !== null) this.toasts.show('bad', `library.saved.${refusal}`)
    else if (wanted) this.toasts.show('good', 'library.saved.done')
    else {
      const onAct = () => void this.restore(id)
      this.toasts.show('good', 'library.saved.undone', {}, { label: 'library.undo', onAct })
    }
  }

  /** Restores a removed video; the guest may be on another page by now. */
  private async restore(id: VideoId): Promise<void> {
    const refusal = await this.refusalOf(id)
    if (refusal !== null) this.toasts.show('bad', `library.saved.${refusal}`)
    else if (this.#id === id)
      runInAction(() => {
        this.isSaved = true
      })
  }

  /** Adds a playing video to the history, once per visit. Failures are ignored. */
  watch(id: VideoId): void {
    const { guest } = this.guest
    if (guest?.isLoggedIn !== true || this.#reported === `${guest.id} ${id}`) return
    this.#reported = `${guest.id} ${id}`
    this.library.watched(id).catch(otherwise())
  }

  /** Why it could not be put on the list; `null`: it is on it. */
  private async refusalOf(id: VideoId): Promise<'failed' | 'full' | null> {
    const result = await this.library.watchLater(id, true).catch(otherwise(null))
    if (result?.ok === true) return null
    return result?.reason === 'too-many' ? 'full' : 'failed'
  }

  private async load(id: VideoId): Promise<void> {
    const { guest } = this.guest
    const isSaved = guest !== null && (await this.saving.isSaved(guest, id))
    runInAction(() => {
      if (this.#id === id && !this.isChanging) this.isSaved = isSaved
    })
  }
}
