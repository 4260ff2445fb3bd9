import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { LibraryGateway } from '@/application/library/library-gateway'
import { WatchPositions } from '@/application/media/watch-positions'
import { asId, type VideoId } from '@/domain/ids'
import type { LibraryItem } from '@/domain/library/library'
import { Task } from '@/ui/base/task'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** Number of history entries searched for an unfinished video. */
const LATELY = 24

/** A video that was begun, and how much of it is left, s. */
export interface BegunVideo {
  readonly item: LibraryItem
  readonly left: number
}

/**
 * The videos a guest has begun and not finished, newest first: those of their history that this
 * device stopped midway. A shared device shows no other guest's.
 */
@injectable('Transient')
export class ContinueWatchingViewModel implements ViewModel {
  videos: readonly BegunVideo[] = []
  readonly #loading = new Task()
  readonly #disposables = new Disposables()
  readonly #library: LibraryGateway
  readonly #positions: WatchPositions
  readonly #guest: GuestViewModel
  readonly #texts: Texts

  constructor(
    @inject(LibraryGateway) library: LibraryGateway,
    @inject(WatchPositions) positions: WatchPositions,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#library = library
    this.#positions = positions
    this.#guest = guest
    this.#texts = texts
    makeAutoObservable(this, { videos: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => [this.#guest.audience, this.#texts.language] as const,
        () => void this.load(),
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#loading.cancel()
  }

  private async load(): Promise<void> {
    this.videos = []
    if (!this.#guest.isLoggedIn) return
    await this.#loading.run(
      () => this.#library.list({ list: { mix: 'history' }, order: 'newest', search: '', first: LATELY, after: null }),
      ({ items }) => {
        this.videos = items.flatMap((item) => {
          const seen = this.#positions.of(asId<VideoId>(item.subjectId))
          return seen > 0 && item.duration !== null ? [{ item, left: item.duration - seen }] : []
        })
      },
    )
  }
}
