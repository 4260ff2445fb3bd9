import type { Brightness } from '@/domain/chat/camera-sign'

/**
 * The reason why the guest's camera cannot be used: permission denied, no camera, in use by another
 * program, or not supported by the browser or at this address.
 */
export type CameraRefusal = 'denied' | 'none' | 'busy' | 'unsupported'

/** A camera or a microphone of the guest. */
export interface InputDevice {
  readonly id: string
  readonly label: string
}

/** The ids of the devices to use; `null`: the one that the browser prefers. */
export interface CameraChoice {
  readonly camera: string | null
  readonly microphone: string | null
}

/** State of the connection that sends the guest's picture to the media server. */
export type SendingState = 'connecting' | 'sending' | 'interrupted'

/** The tracks of the guest that are sent: picture, sound, both or neither. */
export interface Openness {
  readonly picture: boolean
  readonly sound: boolean
}

/** The guest's camera and microphone while they are on. */
export interface OpenCamera {
  readonly cameras: readonly InputDevice[]
  /** Empty if the guest has no microphone. */
  readonly microphones: readonly InputDevice[]
  readonly chosen: CameraChoice
  /** Shows the guest their own picture, without their sound. */
  show(screen: HTMLVideoElement): void
  /** Samples the current picture at a few points; `null`: there is no picture to sample. */
  look(): Brightness | null
  /** Returns the current volume at the microphone, 0 to 1. */
  level(): number
  set(openness: Openness): void
  /**
   * Sends picture and sound to an address (WHIP) until the returned function is called; broken
   * connections are made again.
   */
  publish(address: string, onState: (state: SendingState) => void): () => void
  /** Switches both off; nothing is recorded after that. */
  close(): void
}

export type CameraAnswer =
  | { readonly ok: true; readonly camera: OpenCamera }
  | { readonly ok: false; readonly reason: CameraRefusal }

/** The devices to switch on: both, or the microphone alone in a voice call. */
export type Recorded = 'picture-and-sound' | 'sound'

/** The guest's camera. It is switched on only at their request. */
export interface Cameras {
  /**
   * Opens the devices. `onEnd` is called when the device is gone or the browser has withdrawn the
   * permission.
   */
  openCamera(choice: CameraChoice, onEnd: () => void, what?: Recorded): Promise<CameraAnswer>
}
