import { BackendTipGateway } from './backend-tip-gateway'
import { heldTipJob } from './hold-tip'
import { heldTips, tipMenus, tipSums } from './tip-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Tips in rooms, and the goals they are collected for. */
export const tipsFeature = backendFeature({
  collections: [tipMenus, tipSums, heldTips],
  catalog: [tipMenus],
  jobs: { 'held-tip': heldTipJob },
  ports: { tips: (platform, caller) => new BackendTipGateway(platform, caller) },
})
