import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { VideoGateway } from '@/application/media/video-gateway'
import { asId, type VideoId } from '@/domain/ids'
import type { VideoDetails, VideoSource } from '@/domain/media/video'
import { Resource } from '@/ui/base/resource'
import type { ViewModel } from '@/ui/base/view-model'

/** A video that can be played: what the guest may see of it is the platform's choice. */
export interface PlayableVideo {
  readonly video: VideoDetails
  readonly source: VideoSource
}

/** One video in a box, from its id to the end of what its guest may see (MED-009). */
@injectable('Transient')
export class VideoBoxViewModel implements ViewModel {
  /** `null`: there is no such video, or nothing of it can be played. */
  readonly playable: Resource<PlayableVideo | null>
  /** Whether the visible part of a video has ended that is not the whole. */
  isPreviewOver = false
  #id: VideoId | null = null
  readonly #shop: Pick<VideoGateway, 'byId' | 'source' | 'watchStart'>

  constructor(@inject(VideoGateway) shop: Pick<VideoGateway, 'byId' | 'source' | 'watchStart'>) {
    this.#shop = shop
    this.playable = new Resource(() => this.request())
    makeAutoObservable(this, { playable: false })
  }

  start(): void {}

  dispose(): void {
    this.playable.clear()
  }

  show(id: string): void {
    this.#id = asId<VideoId>(id)
    void this.playable.reload()
  }

  /** Reports that the guest has begun to watch (MED-078). */
  began(): void {
    if (this.#id !== null) this.#shop.watchStart(this.#id).catch(otherwise())
  }

  end(): void {
    this.isPreviewOver = this.playable.value?.source.kind === 'preview'
  }

  private async request(): Promise<PlayableVideo | null> {
    if (this.#id === null) return null
    const [video, source] = await Promise.all([this.#shop.byId(this.#id), this.#shop.source(this.#id)])
    return video === null || source === null ? null : { video, source }
  }
}
