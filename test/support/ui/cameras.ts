import type {
  CameraAnswer,
  CameraChoice,
  CameraRefusal,
  OpenCamera,
  Recorded,
  SendingState,
} from '@/application/chat/camera'
import type { ChatGateway } from '@/application/chat/chat-gateway'
import type { ChatId } from '@/domain/ids'
import type { Brightness, CameraSign } from '@/domain/chat/camera-sign'
import type { LiveMedia } from '@/application/chat/live-media'
import { CameraViewModel } from '@/ui/chat/live/camera-view-model'
import { FakeClock, FakeStorage } from './doubles'

/** A guest with two cameras and a microphone, and a browser that gives them away unless it is instructed to refuse. */
export class FakeCameras implements LiveMedia {
  /** What was done with the cameras, in order. */
  readonly done: string[] = []
  refusal: CameraRefusal | null = null
  loudness = 0.5
  picture: Brightness | null = null
  report = (_state: SendingState): void => undefined
  unplug = (): void => undefined

  play(): Promise<never> {
    return Promise.reject(new Error('nothing is played'))
  }

  async openCamera({ camera, microphone }: CameraChoice, onEnd: () => void, what?: Recorded): Promise<CameraAnswer> {
    this.unplug = onEnd
    if (this.refusal !== null) return { ok: false, reason: this.refusal }
    const name = what === 'sound' ? 'microphone alone' : (camera ?? 'front')
    this.done.push(`open ${name}`)
    const opened: OpenCamera = {
      cameras: [
        { id: 'front', label: 'Front camera' },
        { id: 'back', label: '' },
      ],
      microphones: [{ id: 'built-in', label: 'Built-in' }],
      chosen: { camera: name, microphone: microphone ?? 'built-in' },
      show: () => undefined,
      look: () => this.picture,
      level: () => this.loudness,
      set: ({ picture, sound }) => void this.done.push(`set ${picture} ${sound}`),
      publish: (address, onState) => {
        this.done.push(`publish ${address}`)
        this.report = onState
        return () => void this.done.push('unpublish')
      },
      close: () => void this.done.push(`close ${name}`),
    }
    return { ok: true, camera: opened }
  }
}

/** A view model over them. */
export function cameraOver(cameras = new FakeCameras(), storage = new FakeStorage()) {
  const clock = new FakeClock()
  const reported: (CameraSign | undefined)[] = []
  const chats = { heartbeat: async (_: ChatId, sign?: CameraSign) => void reported.push(sign) } as ChatGateway
  const camera = new CameraViewModel(async () => cameras, storage, clock, chats)
  return { camera, cameras, clock, storage, reported }
}
