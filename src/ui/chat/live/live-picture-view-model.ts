import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { LoadLiveMedia } from '@/application/chat/live-media'
import type { LivePhase, LivePlayback, LiveQuality, ReceivedStream } from '@/application/chat/live-player'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Storage key of the volume of live pictures. */
export const VOLUME_KEY = 'live.volume'

/** Storage key of the way in which live pictures are received. */
export const CHOICE_KEY = 'live.choice'

/**
 * Ways to receive a picture that also has a playlist: the shortest delay, or the playlist, which
 * plays through network problems but lags by seconds (ADD-023).
 */
export const LIVE_CHOICES = ['quick', 'steady'] as const

export type LiveChoice = (typeof LIVE_CHOICES)[number]

/** Interval at which the quality is read while shown, ms. */
const READ_EVERY = 1_000

interface Sound {
  /** 0 to 1. */
  readonly volume: number
  readonly isMuted: boolean
}

function storedSound(stored: string | null): Sound {
  const [volume = '', muted] = (stored ?? '').split(' ')
  const loud = Number(volume)
  const isValid = volume !== '' && loud >= 0 && loud <= 1
  return { volume: isValid ? loud : 1, isMuted: muted === 'muted' }
}

/** The received picture of a room: its state, volume and quality. */
@injectable('Transient')
export class LivePictureViewModel implements ViewModel {
  phase: LivePhase = 'connecting'
  quality: LiveQuality | null = null
  isQualityShown = false
  sound: Sound
  choice: LiveChoice
  /** Whether the picture can be received in more than one way. */
  hasChoice = false
  #change: (() => void) | null = null
  #playback: LivePlayback | null = null
  #screen: HTMLVideoElement | null = null
  readonly #reading = new Disposables()
  readonly #load: LoadLiveMedia
  readonly #storage: KeyValueStorage
  readonly #clock: Clock

  constructor(
    @inject(LoadLiveMedia) load: LoadLiveMedia,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Clock) clock: Clock,
  ) {
    this.#load = load
    this.#storage = storage
    this.#clock = clock
    this.sound = storedSound(storage.read(VOLUME_KEY))
    this.choice = storage.read(CHOICE_KEY) === 'steady' ? 'steady' : 'quick'
    makeAutoObservable(this, { quality: observableRef, sound: observableRef })
  }

  start(): void {
    // Nothing to subscribe: a picture is played by `play`.
  }

  dispose(): void {
    this.#reading.dispose()
    this.isQualityShown = false
  }

  /** Plays a stream in the chosen way, until the returned function is called. */
  play(stream: ReceivedStream, screen: HTMLVideoElement): () => void {
    this.hasChoice = stream.kind === 'whep' && stream.fallback !== undefined
    let stop = this.playChosen(stream, screen)
    this.#change = () => {
      stop()
      stop = this.playChosen(stream, screen)
    }
    return () => {
      this.#change = null
      stop()
    }
  }

  choose(choice: LiveChoice): void {
    if (choice === this.choice) return
    this.choice = choice
    this.#storage.write(CHOICE_KEY, choice)
    this.#change?.()
  }

  retry(): void {
    this.#playback?.retry()
  }

  toggleMuted(): void {
    // A guest who unmutes at volume 0 wants to hear something.
    const volume = this.sound.isMuted && this.sound.volume === 0 ? 1 : this.sound.volume
    this.setSound({ volume, isMuted: !this.sound.isMuted })
  }

  setVolume(volume: number): void {
    this.setSound({ volume, isMuted: volume === 0 })
  }

  /** Takes the picture out of the page, or back; impossible before the first frame. */
  toggleInPicture(): void {
    const changed =
      document.pictureInPictureElement === null
        ? this.#screen?.requestPictureInPicture()
        : document.exitPictureInPicture()
    changed?.catch(otherwise())
  }

  toggleQuality(): void {
    this.isQualityShown = !this.isQualityShown
    this.#reading.dispose()
    if (this.isQualityShown) this.read()
  }

  private playChosen(stream: ReceivedStream, screen: HTMLVideoElement): () => void {
    const fallback = stream.kind === 'whep' ? stream.fallback : undefined
    const chosen: ReceivedStream =
      this.choice === 'steady' && fallback !== undefined ? { kind: 'hls', url: fallback } : stream
    let isOver = false
    this.phase = 'connecting'
    this.#screen = screen
    this.applySound()
    const onPhase = (phase: LivePhase): void => {
      if (!isOver) runInAction(() => (this.phase = phase))
    }
    const playing = this.#load().then((media) => media.play(chosen, screen, onPhase))
    playing.then(
      (playback) => (isOver ? playback.stop() : this.hold(playback)),
      // The player itself could not be loaded.
      () => onPhase('failed'),
    )
    return () => {
      isOver = true
      this.#playback?.stop()
      this.#playback = null
      this.#screen = null
      runInAction(() => (this.quality = null))
    }
  }

  private read(): void {
    let isOver = false
    let cancel = (): void => undefined
    const next = (): void => {
      void this.readOnce(() => isOver)
      cancel = this.#clock.after(READ_EVERY, next)
    }
    next()
    this.#reading.add(() => {
      isOver = true
      cancel()
    })
  }

  private async readOnce(isOver: () => boolean): Promise<void> {
    const quality = (await this.#playback?.quality().catch(otherwise(null))) ?? null
    if (!isOver()) runInAction(() => (this.quality = quality))
  }

  private hold(playback: LivePlayback): void {
    this.#playback = playback
  }

  private setSound(sound: Sound): void {
    this.sound = sound
    this.#storage.write(VOLUME_KEY, `${sound.volume}${sound.isMuted ? ' muted' : ''}`)
    this.applySound()
  }

  private applySound(): void {
    if (this.#screen === null) return
    this.#screen.volume = this.sound.volume
    this.#screen.muted = this.sound.isMuted
  }
}
