import { BackendEmailConfirmation } from './backend-email-confirmation'
import { BackendGuestGateway } from './backend-guest-gateway'
import { backendFeature } from '@/adapters/backend/kernel/backend-feature'

/** The account of a guest. */
export const guestFeature = backendFeature({
  ports: {
    guest: (platform, caller, onSession) => new BackendGuestGateway(platform, caller, onSession),
    emailConfirmation: (platform, caller) => new BackendEmailConfirmation(platform, caller),
  },
})
