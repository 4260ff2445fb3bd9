import { useEffect } from 'react'
import type { OpenCamera } from '@/application/chat/camera'
import type { StreamSource } from '@/domain/chat/stream-source'
import type { CameraViewModel } from './camera-view-model'

/** Below the address at which a guest watches, the server takes what their camera and microphone record. */
const CAMERA_PATH = '/camera'

/** Sends what is recorded as long as the part of the page is there. Returns whether there is a server to send it to. */
export function useSentCamera(
  model: CameraViewModel,
  camera: OpenCamera | null,
  stream: StreamSource | undefined,
): boolean {
  const address = stream?.kind === 'whep' ? `${stream.url}${CAMERA_PATH}` : null
  useEffect(
    () => (camera === null || address === null ? undefined : model.publish(camera, address)),
    [model, camera, address],
  )
  return address !== null
}
