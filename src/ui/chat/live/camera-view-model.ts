import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { CameraRefusal, OpenCamera, Openness, Recorded, SendingState } from '@/application/chat/camera'
import { LoadLiveMedia } from '@/application/chat/live-media'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ViewModel } from '@/ui/base/view-model'
import { ChatGateway } from '@/application/chat/chat-gateway'
import { cameraSignOf, type Brightness, type CameraSign } from '@/domain/chat/camera-sign'
import type { ChatId } from '@/domain/ids'

/** Storage keys of the camera and the microphone that the guest has chosen on the device. */
export const CAMERA_KEY = 'live.camera'
export const MICROPHONE_KEY = 'live.microphone'

/** Interval at which the level of the microphone is read, ms. */
const LEVEL_EVERY = 100

/** Number of the last pictures compared: those of a second. */
const LOOKED_AT = 10

/** Shortest interval between reports of a change of the camera's picture, ms. */
const REPORT_EVERY = 1_000

/** Time an unused camera stays on, ms: it outlasts the change from the lobby to the room. */
const UNUSED = 1_000

/** The guest's own camera: off until switched on, and off again as soon as nothing shows it. */
@injectable('Transient')
export class CameraViewModel implements ViewModel {
  camera: OpenCamera | null = null
  /** Devices that are on, or were last. */
  recorded: Recorded = 'picture-and-sound'
  isOpening = false
  refusal: CameraRefusal | null = null
  openness: Openness = { picture: true, sound: true }
  sending: SendingState | null = null
  /** 0 to 1. */
  level = 0
  #users = 0
  #cancelClosing = (): void => undefined
  #cancelReading = (): void => undefined
  /** Incremented by each switch, so that an answer to an earlier press is ignored. */
  #generation = 0
  #pictures: readonly Brightness[] = []
  readonly #load: LoadLiveMedia
  readonly #storage: KeyValueStorage
  readonly #clock: Clock
  readonly #chats: ChatGateway

  constructor(
    @inject(LoadLiveMedia) load: LoadLiveMedia,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Clock) clock: Clock,
    @inject(ChatGateway) chats: ChatGateway,
  ) {
    this.#load = load
    this.#storage = storage
    this.#clock = clock
    this.#chats = chats
    makeAutoObservable(this, { camera: observableRef, openness: observableRef })
  }

  start(): void {
    // A camera is switched on by its guest and by nothing else.
  }

  dispose(): void {
    this.close()
  }

  /** Marks the camera as shown by a part of the page, until the returned function is called. */
  use(): () => void {
    this.#users += 1
    this.#cancelClosing()
    return () => {
      this.#users -= 1
      if (this.#users === 0) this.#cancelClosing = this.#clock.after(UNUSED, () => this.close())
    }
  }

  async open(what: Recorded = 'picture-and-sound'): Promise<void> {
    this.recorded = what
    this.#generation += 1
    const generation = this.#generation
    this.isOpening = true
    this.refusal = null
    const choice = { camera: this.#storage.read(CAMERA_KEY), microphone: this.#storage.read(MICROPHONE_KEY) }
    const answer = await this.#load()
      .then((media) => media.openCamera(choice, () => this.close(), what))
      .catch(otherwise({ ok: false, reason: 'unsupported' } as const))
    if (generation !== this.#generation) {
      if (answer.ok) answer.camera.close()
      return
    }
    runInAction(() => {
      this.isOpening = false
      this.camera?.close()
      this.camera = answer.ok ? answer.camera : null
      this.refusal = answer.ok ? null : answer.reason
    })
    this.camera?.set(this.openness)
    this.read()
  }

  close(): void {
    this.#generation += 1
    this.#cancelReading()
    this.camera?.close()
    this.camera = null
    this.isOpening = false
    this.sending = null
    this.level = 0
    this.#pictures = []
  }

  /** Uses another device from now on, here and in later calls. */
  async choose(kind: 'camera' | 'microphone', id: string): Promise<void> {
    this.#storage.write(kind === 'camera' ? CAMERA_KEY : MICROPHONE_KEY, id)
    await this.open(this.recorded)
  }

  toggle(what: keyof Openness): void {
    this.openness = { ...this.openness, [what]: !this.openness[what] }
    this.camera?.set(this.openness)
  }

  /** Sends the picture to the actor until the returned function is called. */
  publish(camera: OpenCamera, address: string): () => void {
    const end = camera.publish(address, (state) => runInAction(() => (this.sending = state)))
    return () => {
      end()
      runInAction(() => (this.sending = null))
    }
  }

  /**
   * Reports the camera's picture to a simulated actor until the returned function is called. The
   * picture never leaves the device. The next change makes up for a lost report.
   */
  reportTo(chatId: ChatId): () => void {
    let reported: CameraSign | null = null
    let cancel = (): void => undefined
    const report = (): void => {
      const sign = this.openness.picture ? cameraSignOf(this.#pictures) : 'hidden'
      if (sign !== reported) void this.#chats.heartbeat(chatId, sign).catch(otherwise())
      reported = sign
      cancel = this.#clock.after(REPORT_EVERY, report)
    }
    cancel = this.#clock.after(REPORT_EVERY, report)
    return () => {
      cancel()
      if (reported !== null && reported !== 'hidden') void this.#chats.heartbeat(chatId, 'hidden').catch(otherwise())
    }
  }

  private read(): void {
    this.#cancelReading()
    const { camera } = this
    if (camera === null) return
    this.level = camera.level()
    const picture = camera.look()
    this.#pictures = picture === null ? [] : [...this.#pictures, picture].slice(-LOOKED_AT)
    this.#cancelReading = this.#clock.after(LEVEL_EVERY, () => this.read())
  }
}
