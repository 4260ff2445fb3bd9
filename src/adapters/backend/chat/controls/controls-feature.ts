import { BackendControlGateway } from './backend-control-gateway'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Toy control in rooms; what it stores is part of the chat and of the line in the room. */
export const controlsFeature = backendFeature({
  ports: { controls: (platform, caller) => new BackendControlGateway(platform, caller) },
})
