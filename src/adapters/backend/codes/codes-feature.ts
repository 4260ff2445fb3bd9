import { BackendCodeGateway } from './backend-code-gateway'
import { bonusCodes, codeUses, redeemedCodes, voucherConfigs } from './code-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Bonus codes, and what guests have redeemed. */
export const codesFeature = backendFeature({
  collections: [bonusCodes, codeUses, redeemedCodes, voucherConfigs],
  catalog: [bonusCodes, voucherConfigs],
  ports: { codes: (platform, caller) => new BackendCodeGateway(platform, caller) },
})
