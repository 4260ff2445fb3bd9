import { SmallPicture } from './small-picture'
import { SoundLevel } from './sound-level'
import { publishStream } from './whip-publication'
import type { CameraAnswer, CameraChoice, CameraRefusal, InputDevice, Recorded } from '@/application/chat/camera'
import type { Clock } from '@/application/device/clock'

/** What is recorded: more is not sent, since it is shown in a corner. */
const PICTURE = { width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 25, max: 30 } } as const

const REFUSALS: Readonly<Record<string, CameraRefusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

const refusalOf = (error: unknown): CameraRefusal =>
  (error instanceof Error ? REFUSALS[error.name] : undefined) ?? 'unsupported'

const wanted = (id: string | null): MediaTrackConstraints => (id === null ? {} : { deviceId: { ideal: id } })

/** The stream of both devices, of the microphone alone for a voice call, or of the camera alone for a guest without a microphone. */
async function record({ camera, microphone }: CameraChoice, what: Recorded): Promise<MediaStream> {
  if (what === 'sound') return navigator.mediaDevices.getUserMedia({ audio: wanted(microphone) })
  const video = { ...PICTURE, ...wanted(camera) }
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: wanted(microphone) })
  } catch (error) {
    if (refusalOf(error) !== 'none') throw error
    return navigator.mediaDevices.getUserMedia({ video })
  }
}

/** Switches the guest's camera on. */
export async function openCameraOf(
  clock: Clock,
  choice: CameraChoice,
  onEnd: () => void,
  what: Recorded = 'picture-and-sound',
): Promise<CameraAnswer> {
  // Browsers have it at addresses with https only.
  if (!('mediaDevices' in navigator)) return { ok: false, reason: 'unsupported' }
  let stream: MediaStream
  try {
    stream = await record(choice, what)
  } catch (error) {
    return { ok: false, reason: refusalOf(error) }
  }
  // Devices have names only now that they may be used.
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  const named = (kind: MediaDeviceKind): readonly InputDevice[] =>
    devices.flatMap(({ kind: own, deviceId: id, label }) => (own === kind && id !== '' ? [{ id, label }] : []))
  const [picture] = stream.getVideoTracks()
  const [sound] = stream.getAudioTracks()
  const device = picture ?? sound
  device?.addEventListener('ended', onEnd)
  const level = sound === undefined ? null : new SoundLevel(stream)
  const small = new SmallPicture()
  let shown: HTMLVideoElement | null = null
  return {
    ok: true,
    camera: {
      cameras: named('videoinput'),
      microphones: sound === undefined ? [] : named('audioinput'),
      chosen: { camera: picture?.getSettings().deviceId ?? null, microphone: sound?.getSettings().deviceId ?? null },
      show: (screen) => {
        shown = screen
        screen.muted = true
        screen.srcObject = stream
        void screen.play().catch(() => undefined)
      },
      look: () => (shown === null || picture?.enabled !== true ? null : small.of(shown)),
      level: () => level?.read() ?? 0,
      set: ({ picture: isSeen, sound: isHeard }) => {
        if (picture !== undefined) picture.enabled = isSeen
        if (sound !== undefined) sound.enabled = isHeard
      },
      publish: (address, onState) => publishStream(clock, stream, address, onState),
      close: () => {
        device?.removeEventListener('ended', onEnd)
        for (const track of stream.getTracks()) track.stop()
        level?.close()
      },
    },
  }
}
