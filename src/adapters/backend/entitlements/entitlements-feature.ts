import { entitlementEvents } from './entitlement-events'
import { entitlements } from './entitlement-records'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** What guests have subscribed to. */
export const entitlementsFeature = backendFeature({ collections: [entitlements], events: entitlementEvents })
