import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, reaction } from 'mobx'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { VideoId } from '@/domain/ids'
import { withoutRepeats } from '@/domain/media/video-rows'
import type { TvVideo, TvVideoDetails } from '@/domain/tv/tv'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { isPremiumGuest } from '@/ui/tv/parts/audience'

/** A video of the mediathek, its visible part, and the next one (TVS-003). */
@injectable('Transient')
export class TvVideoViewModel implements ViewModel {
  isPreviewOver = false
  /** Counts restarts of the video. */
  take = 0
  private id: VideoId | null = null
  private hashId = ''
  readonly video: Resource<TvVideoDetails | null>
  readonly suggestions: Resource<readonly TvVideo[]>
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  #mayRenew = true

  constructor(
    @inject(MediathekGateway) mediathek: MediathekGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
  ) {
    this.#guest = guest
    this.#texts = texts
    this.video = new Resource(async () => {
      const found = this.id === null ? null : await mediathek.video(this.id)
      // The address names a video by both.
      return found?.hashId === this.hashId ? found : null
    })
    this.suggestions = new Resource(() => mediathek.suggestions(this.hashId))
    makeAutoObservable(this, { video: false, suggestions: false })
  }

  /** Further videos, without the video and the episodes that the page has already. */
  get suggested(): readonly TvVideo[] | undefined {
    const { value: video } = this.video
    const { value: suggestions } = this.suggestions
    if (video === undefined || suggestions === undefined) return undefined
    const beside = video === null ? [] : [video, video.next, video.previous].filter((one) => one !== null)
    const [, suggested = []] = withoutRepeats([{ videos: beside }, { videos: suggestions }])
    return suggested
  }

  start(): void {}

  dispose(): void {}

  /** Shows a video, again for changed rights. Its playlist's address belongs to a session. */
  show(id: VideoId, hashId: string): () => void {
    if (id !== this.id) {
      this.video.clear()
      this.suggestions.clear()
      this.isPreviewOver = false
    }
    this.id = id
    this.hashId = hashId
    return reaction(
      () => {
        const { audience, guest } = this.#guest
        return audience === null
          ? null
          : [audience, this.#texts.language, guest?.id ?? null, isPremiumGuest(this.#guest)]
      },
      (seenAs) => {
        if (seenAs === null) return
        this.isPreviewOver = false
        void this.video.reload()
        void this.suggestions.reload()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  /** Ends the visible part of the video. */
  end(): void {
    if (this.video.value?.source?.kind === 'preview') this.isPreviewOver = true
  }

  replay(): void {
    this.isPreviewOver = false
    this.take++
  }

  progress(): void {
    this.#mayRenew = true
  }

  /** Renews the video's expiring address when it stops, once for each time it played. */
  renew(): void {
    if (!this.#mayRenew) return
    this.#mayRenew = false
    void this.video.reload()
  }
}
