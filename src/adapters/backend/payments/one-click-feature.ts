import { BackendOneClickGateway } from './backend-one-click-gateway'
import { oneClickCharges } from './one-click-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Top ups by one press. */
export const oneClickFeature = backendFeature({
  collections: [oneClickCharges],
  catalog: [],
  counters: [],
  ports: { oneClick: (platform, caller) => new BackendOneClickGateway(platform, caller) },
})
