import type { Brightness } from '@/domain/chat/camera-sign'

/** Why there is no picture of the guest: not allowed, no camera, used by another program, or a browser or address that has none to give. */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsupported'

/** A camera or a microphone of the guest. */
export interface InputDevice {
  readonly id: string
  readonly label: string
}

/** Which devices to use, by their ids; `null`: the one that the browser prefers. */
export interface CameraChoice {
  readonly camera: string | null
  readonly microphone: string | null
}

/** Whether the picture of the guest arrives at the media server. */
export type SendingState = 'connecting' | 'sending' | 'interrupted'

/** What of the guest is sent: their picture, their sound, both or neither. */
export interface Openness {
  readonly picture: boolean
  readonly sound: boolean
}

/** The guest's camera and microphone while they are on. */
export interface OpenCamera {
  readonly cameras: readonly InputDevice[]
  /** None where the guest has no microphone. */
  readonly microphones: readonly InputDevice[]
  readonly chosen: CameraChoice
  /** Shows the guest their own picture, without their sound. */
  show(screen: HTMLVideoElement): void
  /** The picture of this moment in a few points; `null`: there is none to look at. */
  look(): Brightness | null
  /** How loud it is at the microphone now, 0 to 1. */
  level(): number
  set(openness: Openness): void
  /** Sends picture and sound to an address (WHIP) until the returned function is called; connections that break are made again. */
  publish(address: string, onState: (state: SendingState) => void): () => void
  /** Switches both off: nothing is recorded any more. */
  close(): void
}

export type CameraAnswer =
  | { readonly ok: true; readonly camera: OpenCamera }
  | { readonly ok: false; readonly reason: CameraRefusal }

/** What is switched on: both, or the microphone alone in a voice call. */
export type Recorded = 'picture-and-sound' | 'sound'

/** The guest's camera. It is switched on only where they have requested it. */
export interface Cameras {
  /** `onEnd`: the device is gone, or the browser has taken the permission back. */
  openCamera(choice: CameraChoice, onEnd: () => void, what?: Recorded): Promise<CameraAnswer>
}
