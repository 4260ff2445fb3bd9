import { BackendRoomGateway } from './backend-room-gateway'
import { roomLines } from './room-line-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** What guests share in a room. */
export const roomFeature = backendFeature({
  collections: [roomLines],
  catalog: [],
  counters: [],
  ports: { room: (platform, caller) => new BackendRoomGateway(platform, caller) },
})
