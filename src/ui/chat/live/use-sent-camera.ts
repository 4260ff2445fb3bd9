import { useEffect } from 'react'
import type { OpenCamera } from '@/application/chat/camera'
import type { RunningChat } from '@/application/chat/chat-gateway'
import type { CameraViewModel } from './camera-view-model'

/** Path below the watching address at which the server takes the guest's camera and microphone. */
const CAMERA_PATH = '/camera'

/**
 * Sends the recording as long as the component is mounted. Returns whether there is a server:
 * without one the actor is simulated, and is told what the picture shows.
 */
export function useSentCamera(
  model: CameraViewModel,
  camera: OpenCamera | null,
  { chatId, stream }: Pick<RunningChat, 'chatId' | 'stream'>,
): boolean {
  const address = stream.kind === 'whep' ? `${stream.url}${CAMERA_PATH}` : null
  useEffect(
    () => (camera === null || address === null ? undefined : model.publish(camera, address)),
    [model, camera, address],
  )
  const isReported = camera !== null && address === null && model.recorded !== 'sound'
  useEffect(() => (isReported ? model.reportTo(chatId) : undefined), [model, chatId, isReported])
  return address !== null
}
