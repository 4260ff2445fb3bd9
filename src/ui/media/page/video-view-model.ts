import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { VideoGateway } from '@/application/media/video-gateway'
import { RelatedGateway } from '@/application/recommendations/related-gateway'
import type { ActorState } from '@/domain/actors/actor'
import type { VideoId } from '@/domain/ids'
import type { VideoDetails, VideoSource } from '@/domain/media/video'
import { LiveActors } from '@/ui/actors/live-actors'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'
import type { GateBoxKind } from '@/ui/media/gate/gate-box'
import { NowPlaying } from '@/ui/media/playback/now-playing'
import type { VideoPlayback } from '@/ui/media/playback/video-playback'
import { RelatedVideos } from './related-videos'

/** One video: the visible part, the gate to the rest, and further videos. */
@injectable('Transient')
export class VideoViewModel implements ViewModel, Loadable {
  video: VideoDetails | null = null
  actorState: ActorState | null = null
  /** Its playback, here or in the small player. */
  playback: VideoPlayback | null = null
  readonly related: RelatedVideos
  #id: VideoId | null = null
  readonly #loading = new Task()
  readonly #sourcing = new Task()

  readonly #shop: VideoGateway
  readonly #actors: ActorGateway
  readonly #known: LiveActors
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #tiles: TileGridGateway
  readonly #playing: NowPlaying

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(ActorGateway) actors: ActorGateway,
    @inject(LiveActors) known: LiveActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(TileGridGateway) tiles: TileGridGateway,
    @inject(NowPlaying) playing: NowPlaying,
    @inject(RelatedGateway) recommendations: RelatedGateway,
  ) {
    this.#shop = shop
    this.#actors = actors
    this.#known = known
    this.#guest = guest
    this.#texts = texts
    this.#tiles = tiles
    this.#playing = playing
    this.related = new RelatedVideos(recommendations)
    makeAutoObservable(this, { video: observableRef, actorState: observableRef, playback: observableRef })
  }

  get isLoading(): boolean {
    return this.#loading.isPending || this.#sourcing.isRunning
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error ?? this.#sourcing.error
  }

  get source(): VideoSource | null {
    return this.playback?.source ?? null
  }

  get isPreviewOver(): boolean {
    return this.playback?.isPreviewOver ?? false
  }

  /** Whether it has begun to play. */
  get hasPlayed(): boolean {
    return this.playback?.hasPlayed ?? false
  }

  /** Whether the video, or its visible part, has ended. */
  get hasEnded(): boolean {
    return this.playback?.hasEnded ?? false
  }

  get box(): GateBoxKind | null {
    return this.playback?.box ?? null
  }

  /** Shows the video in a place of the page; returns how to remove it. Stable per video. */
  get onPlace(): ((slot: HTMLElement) => () => void) | null {
    const { playback } = this
    return playback === null ? null : (slot) => this.#playing.attach(playback, slot)
  }

  start(): void {}

  dispose(): void {
    this.#loading.cancel()
    this.#sourcing.cancel()
  }

  /**
   * Shows a video; reloads it for another audience, for changed rights, and in another language. A
   * page from the server has the video when the session opens: only its source is loaded then.
   */
  show(id: VideoId): () => void {
    this.forget(id)
    return reaction(
      () => {
        const { guest, audience } = this.#guest
        // The club and a proof of age open gates; their end closes them (SOC-017, SOC-018).
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
    this.playback?.cancel()
    await this.#loading.run(
      () => Promise.all([this.#shop.byId(id), this.hasSession ? this.#shop.source(id) : null]),
      ([video, source]) => this.accept(video, source),
    )
  }

  async retry(): Promise<void> {
    if (this.isLoaded) await this.loadSource()
    else await this.reload()
  }

  /** Takes the platform's latest version of the video. Purchases return no frames: the old stay. */
  update(video: VideoDetails): void {
    const previewThumbnails =
      video.previewThumbnails.length > 0 ? video.previewThumbnails : (this.video?.previewThumbnails ?? [])
    if (video.id === this.#id) this.showVideo({ ...video, previewThumbnails })
  }

  /** Plays the whole video after a purchase. */
  async playWhole(): Promise<void> {
    this.playback?.startAtOnce()
    await this.reload()
  }

  /** Plays a video when its page opens: the guest has pressed something that plays it. */
  playOther(id: VideoId): void {
    this.#playing.open(id).startAtOnce()
  }

  /** Without it nothing can play: playlist addresses are granted to a session. */
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
      (source) => this.playback?.accept(source),
    )
    // A page for everybody has no frames: these are granted to a session.
    const previewThumbnails = await this.#tiles.videoPictures(id).catch(otherwise([]))
    const { video } = this
    if (video?.id === id) runInAction(() => this.showVideo({ ...video, previewThumbnails }))
  }

  private forget(id: VideoId): void {
    if (this.#id === id) return
    this.#id = id
    this.video = null
    this.playback = this.#playing.open(id)
    this.actorState = null
    this.#loading.cancel()
    this.#sourcing.cancel()
    this.related.clear()
  }

  private accept(video: VideoDetails | null, source: VideoSource | null): void {
    this.showVideo(video)
    this.playback?.accept(source)
    if (video === null) return
    this.related.show(video.id)
    void this.loadState(video)
  }

  private showVideo(video: VideoDetails | null): void {
    this.video = video
    this.playback?.show(video)
  }

  private async loadState({ actor }: VideoDetails): Promise<void> {
    const state = await this.#actors.state(actor.id).catch(otherwise(null))
    if (state === null || this.video?.actor.id !== actor.id) return
    runInAction(() => {
      this.#known.upsert([{ id: actor.id, state }])
      this.actorState = state
    })
  }
}
