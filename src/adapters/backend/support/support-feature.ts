import { BackendSupportGateway } from './backend-support-gateway'
import { forgetRequests } from './forget-requests'
import { supportLetters } from './support-letters'
import { supportRequests } from './support-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Requests of guests to the operator. */
export const supportFeature = backendFeature({
  collections: [supportRequests],
  ports: { support: (platform, caller) => new BackendSupportGateway(platform, caller) },
  steps: { forgetRequests },
  letters: supportLetters,
})
