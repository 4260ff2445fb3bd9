import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { VideoGateway } from '@/application/media/video-gateway'
import { RecommendationGateway } from '@/application/recommendations/recommendation-gateway'
import { WatchPositions } from '@/application/media/watch-positions'
import type { ActorState } from '@/domain/actors/actor'
import type { VideoId } from '@/domain/ids'
import type { VideoDetails, VideoSource } from '@/domain/media/video'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import { gateBoxOf, type GateBoxKind } from '@/ui/media/gate/gate-box'
import { RelatedVideos } from './related-videos'

/** How often the position is stored, s of the video. */
const STORE_EVERY = 5

/** One video: what may be seen of it, the gate to the rest, and other videos to watch. */
@injectable('Transient')
export class VideoViewModel implements ViewModel, Loadable {
  video: VideoDetails | null = null
  source: VideoSource | null = null
  actorState: ActorState | null = null
  isPreviewOver = false
  /** Counts how often the video was started over, so that a player is created for each. */
  take = 0
  startsAtOnce = false
  /** Whether it has begun to play. */
  hasPlayed = false
  /** Where the player begins, seconds. */
  startAt = 0
  readonly related: RelatedVideos
  #id: VideoId | null = null
  readonly #loading = new Task()
  readonly #sourcing = new Task()
  readonly #renewing = new Task()
  #mayRenew = true
  /** The take that was reported as begun. */
  #begunTake = -1
  #storedAt = -1

  readonly #shop: VideoGateway
  readonly #actors: ActorGateway
  readonly #known: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #tiles: TileGridGateway
  readonly #positions: WatchPositions

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(WatchPositions) positions: WatchPositions,
    @inject(RecommendationGateway) recommendations: RecommendationGateway,
  ) {
    this.#shop = shop
    this.#actors = actors
    this.#known = known
    this.#guest = guest
    this.#texts = texts
    this.#tiles = tiles
    this.#positions = positions
    this.related = new RelatedVideos(recommendations)
    makeAutoObservable(this, { video: observableRef, source: observableRef, actorState: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isPending || this.#sourcing.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error ?? this.#sourcing.error
  }

  /** The box over the player: only once the preview has shown what it may. */
  get box(): GateBoxKind | null {
    return this.video !== null && this.isPreviewOver ? gateBoxOf(this.video) : null
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#sourcing.cancel()
    this.#renewing.cancel()
  }

  /**
   * Shows a video; reloads it for another audience, for a guest who may see more or less, and in another language. A page
   * from the server has the video already when the session opens: only its source is loaded then.
   */
  show(id: VideoId): () => void {
    this.forget(id)
    return reaction(
      () => {
        const { guest, audience } = this.#guest
        // The club and a proof of age open gates, their end shuts them (SOC-017, SOC-018).
        const seenAs = [audience, guest?.isVip ?? false, guest?.hasAvs ?? false, this.#texts.language].join(' ')
        return { isKnown: audience !== null, seenAs, session: guest?.id ?? null }
      },
      ({ isKnown, seenAs }, before) => {
        if (!isKnown) return
        if (seenAs !== before?.seenAs || !this.isLoaded) void this.reload()
        else void this.loadSource()
      },
      { fireImmediately: true, equals: compareStructural },
    )
  }

  async reload(): Promise<void> {
    const id = this.#id
    if (id === null) return
    this.#sourcing.cancel()
    this.#renewing.cancel()
    await this.#loading.run(
      () => Promise.all([this.#shop.byId(id), this.hasSession ? this.#shop.source(id) : null]),
      ([video, source]) => this.accept(video, source),
    )
  }

  async retry(): Promise<void> {
    if (this.isLoaded) await this.loadSource()
    else await this.reload()
  }

  /** The video shown, as the platform has just returned it. */
  update(video: VideoDetails): void {
    if (video.id === this.#id) this.video = video
  }

  /** The video, or what may be seen of it, has ended. */
  end(): void {
    if (this.source?.kind === 'preview') this.isPreviewOver = true
    else if (this.#id !== null) this.#positions.store(this.#id, 0, 0)
  }

  replay(): void {
    this.isPreviewOver = false
    this.startsAtOnce = true
    this.startAt = 0
    this.take++
  }

  /** After a purchase the whole video begins by itself. */
  async playWhole(): Promise<void> {
    this.startsAtOnce = true
    await this.reload()
  }

  /** Where the video is, seconds; the device stores it, so that the video goes on there. A preview is short, and begins again. */
  progress(seconds: number, duration: number): void {
    this.hasPlayed = true
    this.#mayRenew = true
    const [id, now] = [this.#id, Math.floor(seconds)]
    if (id === null || this.source?.kind !== 'full' || now === this.#storedAt || now % STORE_EVERY !== 0) return
    this.#storedAt = now
    this.#positions.store(id, now, duration)
  }

  /** The video begins to play; reported once, however often it is paused (MED-078). */
  began(): void {
    const id = this.#id
    if (id === null || this.#begunTake === this.take) return
    this.#begunTake = this.take
    this.#shop.watchStart(id).catch(() => undefined)
  }

  /** Addresses of videos are good for a while only: a video that stops is given a new one, once for each time it played. */
  renew(): void {
    const id = this.#id
    if (id === null || !this.#mayRenew) return
    this.#mayRenew = false
    void this.#renewing.run(
      () => this.#shop.source(id),
      (source) => {
        if (source !== null) this.source = source
      },
    )
  }

  /** Before, nothing can be played: the address of a playlist is granted to a session. */
  private get hasSession(): boolean {
    return this.#guest.guest !== null
  }

  private get isLoaded(): boolean {
    return !this.#loading.isPending && this.#loading.error === null
  }

  private async loadSource(): Promise<void> {
    const id = this.#id
    if (id === null || this.video === null || !this.hasSession) return
    await this.#sourcing.run(
      () => this.#shop.source(id),
      (source) => this.acceptSource(source),
    )
    // A page for everybody has no frames: these are granted to a session.
    const previewThumbnails = await this.#tiles.videoPictures(id).catch(() => [])
    const { video } = this
    if (video?.id === id) runInAction(() => (this.video = { ...video, previewThumbnails }))
  }

  private forget(id: VideoId): void {
    if (this.#id === id) return
    this.#id = id
    this.video = null
    this.source = null
    this.actorState = null
    this.isPreviewOver = false
    this.startsAtOnce = false
    this.hasPlayed = false
    this.#begunTake = -1
    this.#loading.cancel()
    this.#sourcing.cancel()
    this.#renewing.cancel()
    this.related.clear()
  }

  private accept(video: VideoDetails | null, source: VideoSource | null): void {
    this.video = video
    this.acceptSource(source)
    if (video === null) return
    this.related.show(video.id)
    void this.loadState(video)
  }

  /** The same video does not start over only because its address has changed. */
  private acceptSource(source: VideoSource | null): void {
    if (this.source?.kind === source?.kind && this.source?.seconds === source?.seconds) return
    this.source = source
    this.isPreviewOver = false
    this.startAt = source?.kind === 'full' && this.#id !== null ? this.#positions.of(this.#id) : 0
  }

  private async loadState({ actor }: VideoDetails): Promise<void> {
    const state = await this.#actors.state(actor.id).catch(() => null)
    if (state === null || this.video?.actor.id !== actor.id) return
    runInAction(() => {
      this.#known.upsert([{ id: actor.id, state }])
      this.actorState = state
    })
  }
}
