import { BackendRoomGateway } from './backend-room-gateway'
import { roomLines } from './room-line-records'
import { forgetRoomLines } from './room-lines'
import { roomEvents } from './chat-events'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The room that guests share. */
export const roomFeature = backendFeature({
  collections: [roomLines],
  steps: { forgetRoomLines },
  ports: { room: (platform, caller) => new BackendRoomGateway(platform, caller) },
  events: roomEvents,
})
