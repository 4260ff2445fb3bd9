import { BackendPhoneGateway } from './backend-phone-gateway'
import { phoneVerifications } from './phone-records'
import { phoneRules } from './phone-rules'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Phone numbers of guests, verified by a pin. */
export const phoneFeature = backendFeature({
  collections: [phoneVerifications],
  ports: { phone: (platform, caller) => new BackendPhoneGateway(platform, caller) },
  rules: { phone: phoneRules },
})
