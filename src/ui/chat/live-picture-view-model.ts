import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { LoadLiveMedia } from '@/application/chat/live-media'
import type { LivePhase, LivePlayback, LiveQuality, ReceivedStream } from '@/application/chat/live-player'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Disposables, type ViewModel } from '@/ui/base/view-model'

/** Where the device stores how loud live pictures are. */
export const VOLUME_KEY = 'live.volume'

/** How often the quality is read while it is shown, ms. */
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

/** The received picture of a room: what it does, how loud it is, and how good. */
@injectable('Transient')
export class LivePictureViewModel implements ViewModel {
  phase: LivePhase = 'connecting'
  quality: LiveQuality | null = null
  isQualityShown = false
  sound: Sound
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
    makeAutoObservable(this, { quality: observableRef, sound: observableRef })
  }

  start(): void {
    // Nothing to subscribe: a picture is played by `play`.
  }

  dispose(): void {
    this.#reading.dispose()
    this.isQualityShown = false
  }

  /** Plays a stream on a screen until the returned function is called. */
  play(stream: ReceivedStream, screen: HTMLVideoElement): () => void {
    let isOver = false
    this.phase = 'connecting'
    this.#screen = screen
    this.applySound()
    const onPhase = (phase: LivePhase): void => {
      if (!isOver) runInAction(() => (this.phase = phase))
    }
    const playing = this.#load().then((media) => media.play(stream, screen, onPhase))
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

  retry(): void {
    this.#playback?.retry()
  }

  toggleMuted(): void {
    // A guest who switches on what was turned down to nothing wants some sound.
    const volume = this.sound.isMuted && this.sound.volume === 0 ? 1 : this.sound.volume
    this.setSound({ volume, isMuted: !this.sound.isMuted })
  }

  setVolume(volume: number): void {
    this.setSound({ volume, isMuted: volume === 0 })
  }

  toggleQuality(): void {
    this.isQualityShown = !this.isQualityShown
    this.#reading.dispose()
    if (this.isQualityShown) this.read()
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
    const quality = (await this.#playback?.quality().catch(() => null)) ?? null
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
