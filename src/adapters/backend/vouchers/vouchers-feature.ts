import { vouchers } from './voucher-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** Vouchers of guests. */
export const vouchersFeature = backendFeature({
  collections: [vouchers],
})
