import { BackendTipGateway } from './backend-tip-gateway'
import { heldTips, tipMenus, tipSums } from './tip-records'
import { backendFeature } from '@/adapters/backend/content/backend-feature'

/** Tips in rooms, and the goals they are collected for. */
export const tipsFeature = backendFeature({
  collections: [tipMenus, tipSums, heldTips],
  catalog: [tipMenus],
  counters: [],
  ports: { tips: (platform, caller) => new BackendTipGateway(platform, caller) },
})
