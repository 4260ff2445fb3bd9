import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { CaptionChoice } from '@/application/media/caption-choice'
import { VideoGateway } from '@/application/media/video-gateway'
import { WatchPositions } from '@/application/media/watch-positions'
import type { VideoId } from '@/domain/ids'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'
import { pauseOthers, whenOtherSounds } from './one-sound'
import { PlayerHost } from './player-host'
import { SmallFrame } from './small-frame'
import { VideoPlayback } from './video-playback'

/**
 * The one video that plays, on its page. After the page is left it plays on in the app's small
 * frame until another video is opened, or the guest closes it, becomes another guest, or enters a
 * room.
 */
@injectable()
export class NowPlaying implements ViewModel {
  current: VideoPlayback | null = null
  /** Whether the video is in the small frame. */
  isSmall = false
  /** Whether the guest has closed the small player: videos end with their page in this visit. */
  isOff = false
  #host: PlayerHost | null = null
  #slot: HTMLElement | null = null
  #end: (() => void) | null = null
  readonly #shop: VideoGateway
  readonly #positions: WatchPositions
  readonly #services: ConstructorParameters<typeof PlayerHost>[1]
  readonly #frame: SmallFrame

  constructor(
    @inject(VideoGateway) shop: VideoGateway,
    @inject(WatchPositions) positions: WatchPositions,
    @inject(CaptionChoice) choice: CaptionChoice,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(SmallFrame) frame: SmallFrame,
  ) {
    this.#shop = shop
    this.#positions = positions
    this.#services = { texts, guest, choice }
    this.#frame = frame
    makeAutoObservable(this, { current: observableRef })
  }

  start(): void {}

  /** A singleton: playback goes on without the page that used it. */
  dispose(): void {}

  /** Returns the playback for an opened page, current or at the stored position; ends any other. */
  open(id: VideoId): VideoPlayback {
    if (this.current?.id === id) return this.current
    this.stop()
    this.current = new VideoPlayback(id, this.#shop, this.#positions)
    return this.current
  }

  /** Shows the video in the place on its page. Returns the function that removes it. */
  attach(playback: VideoPlayback, slot: HTMLElement): () => void {
    if (this.current !== playback) this.stop()
    this.current = playback
    playback.address = location.pathname
    this.#slot = slot
    this.#host ??= this.made(playback)
    this.#host.moveTo(slot, false)
    this.isSmall = false
    return () => this.leave(slot)
  }

  /** Sets the app's small frame, in which a video plays on as long as it exists. */
  frameWith(place: HTMLElement): () => void {
    this.#frame.stand(place)
    return () => {
      this.#frame.stand(null)
      if (this.isSmall) this.stop()
    }
  }

  toggle(): void {
    const video = this.#host?.video ?? null
    if (video === null) return
    if (video.paused) void video.play().catch(() => undefined)
    else video.pause()
  }

  /** The guest closes the small player. */
  close(): void {
    this.isOff = true
    this.stop()
  }

  stop(): void {
    this.#end?.()
    this.#end = null
    this.#host?.close()
    this.#host = null
    this.#slot = null
    this.current?.cancel()
    this.current = null
    this.isSmall = false
  }

  /** Leaves the page, before its place leaves the document: the video does not stop. */
  private leave(slot: HTMLElement): void {
    if (this.#slot !== slot) return
    this.#slot = null
    const { place } = this.#frame
    if (this.current?.isPlaying !== true || this.isOff || place === null || this.#host === null) return this.stop()
    this.#host.moveTo(place, true)
    this.isSmall = true
  }

  private made(playback: VideoPlayback): PlayerHost {
    const host = new PlayerHost(playback, this.#services)
    host.start()
    this.#frame.need()
    const { guest } = this.#services
    const ends = [
      // On its page it goes on: logging in there is how a gate is opened.
      reaction(
        () => guest.guest?.id,
        () => {
          if (this.isSmall) this.stop()
        },
      ),
      reaction(
        () => playback.isPlaying,
        (isPlaying) => {
          if (isPlaying && host.video !== null) pauseOthers(host.video)
        },
      ),
      whenOtherSounds(
        () => host.video,
        () => host.video?.pause(),
      ),
    ]
    this.#end = () => {
      for (const end of ends) end()
    }
    return host
  }
}
