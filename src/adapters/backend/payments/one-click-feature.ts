import { BackendOneClickGateway } from './backend-one-click-gateway'
import { oneClickLetters } from './one-click-letters'
import { resumeJob } from './settle-charge'
import { oneClickCharges } from './one-click-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Top ups by one press. */
export const oneClickFeature = backendFeature({
  collections: [oneClickCharges],
  jobs: { 'one-click': resumeJob },
  letters: oneClickLetters,
  ports: { oneClick: (platform, caller) => new BackendOneClickGateway(platform, caller) },
})
