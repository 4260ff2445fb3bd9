import { BackendControlGateway } from './backend-control-gateway'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Toy control in rooms; its state is part of the chat and of the room's line. */
export const controlsFeature = backendFeature({
  ports: { controls: (platform, caller) => new BackendControlGateway(platform, caller) },
})
