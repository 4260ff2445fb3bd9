import { otherwise } from '@/application/errors/otherwise'
import { makeAutoObservable, observableRef } from 'mobx'
import type { VideoGateway } from '@/application/media/video-gateway'
import type { WatchPositions } from '@/application/media/watch-positions'
import type { VideoId } from '@/domain/ids'
import type { VideoDetails, VideoSource } from '@/domain/media/video'
import { Task } from '@/ui/base/task'
import { gateBoxOf, type GateBoxKind } from '@/ui/media/gate/gate-box'

/** Interval at which the position is stored, s of the video. */
const STORE_EVERY = 5

/** Playback of one video: on its page, and in the small player after the page is left. */
export class VideoPlayback {
  video: VideoDetails | null = null
  source: VideoSource | null = null
  isPreviewOver = false
  /** Counts restarts of the video: each gets a new player. */
  take = 0
  startsAtOnce = false
  /** Whether it has begun to play. */
  hasPlayed = false
  isPlaying = false
  /** Whether the video, or its visible part, has ended and not restarted. */
  hasEnded = false
  /** The page the small player leads back to: the video's, or its actor's profile. */
  address: string | null = null
  /** Start position in seconds. */
  startAt = 0
  /** Position and duration of the video, whole seconds. */
  at = 0
  duration = 0
  readonly #renewing = new Task()
  #mayRenew = true
  /** The take that was reported as begun. */
  #begunTake = -1
  #storedAt = -1
  readonly #shop: Pick<VideoGateway, 'source' | 'watchStart'>
  readonly #positions: WatchPositions

  constructor(
    readonly id: VideoId,
    shop: Pick<VideoGateway, 'source' | 'watchStart'>,
    positions: WatchPositions,
  ) {
    this.#shop = shop
    this.#positions = positions
    makeAutoObservable(this, { id: false, video: observableRef, source: observableRef })
  }

  /** The box over the player, only after the preview. */
  get box(): GateBoxKind | null {
    return this.video !== null && this.isPreviewOver ? gateBoxOf(this.video) : null
  }

  /** The video, as the platform has just returned it. */
  show(video: VideoDetails | null): void {
    this.video = video
  }

  /** Takes a new source: the same video does not restart because of a new address. */
  accept(source: VideoSource | null): void {
    if (this.source?.kind === source?.kind && this.source?.seconds === source?.seconds) return
    this.source = source
    this.isPreviewOver = false
    this.isPlaying = false
    this.hasEnded = false
    this.startAt = source?.kind === 'full' ? this.#positions.of(this.id) : 0
  }

  /** Ends the video or its visible part. */
  end(): void {
    this.hasEnded = true
    if (this.source?.kind === 'preview') this.isPreviewOver = true
    else this.#positions.store(this.id, 0, 0)
  }

  startAtOnce(): void {
    this.startsAtOnce = true
  }

  replay(): void {
    this.isPreviewOver = false
    this.hasEnded = false
    this.startsAtOnce = true
    this.startAt = 0
    this.take++
  }

  plays(isPlaying: boolean): void {
    this.isPlaying = isPlaying
    if (isPlaying) this.hasEnded = false
  }

  /** Stores the position, in seconds, on the device. A preview is short, and starts again. */
  progress(seconds: number, duration: number): void {
    this.hasPlayed = true
    this.#mayRenew = true
    const now = Math.floor(seconds)
    this.at = now
    this.duration = Math.floor(duration)
    if (this.source?.kind !== 'full' || now === this.#storedAt || now % STORE_EVERY !== 0) return
    this.#storedAt = now
    this.#positions.store(this.id, now, duration)
  }

  /** Reports the start of the video once, however often it is paused (MED-078). */
  began(): void {
    if (this.#begunTake === this.take) return
    this.#begunTake = this.take
    this.#shop.watchStart(this.id).catch(otherwise())
  }

  /** Renews the video's expiring address when it stops, once for each time it played. */
  renew(): void {
    if (!this.#mayRenew) return
    this.#mayRenew = false
    void this.#renewing.run(
      () => this.#shop.source(this.id),
      (source) => {
        if (source !== null) this.source = source
      },
    )
  }

  cancel(): void {
    this.#renewing.cancel()
  }
}
