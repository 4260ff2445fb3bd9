import { useEffect } from 'react'
import type { OpenCamera } from '@/application/chat/camera'
import type { RunningChat } from '@/application/chat/chat-gateway'
import type { CameraViewModel } from './camera-view-model'

/** Below the address at which a guest watches, the server takes what their camera and microphone record. */
const CAMERA_PATH = '/camera'

/**
 * Sends what is recorded as long as the part of the page is there. Returns whether there is a server to send it to: without one the actor is
 * simulated, and what they can make out of the picture is reported to them.
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
