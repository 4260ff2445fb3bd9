import { remoteEmailConfirmation } from './guest/remote-email-confirmation'
import { remoteNoticesGateway } from './notifications/remote-notices-gateway'
import { remoteCheckoutGateway } from './payments/remote-checkout-gateway'
import { remoteOneClickGateway } from './payments/remote-one-click-gateway'

/** Ports that send commands beside requests, and that no page calls when it opens: loaded together by the first press that needs one. */
export const commandedPorts = {
  notices: remoteNoticesGateway,
  charges: remoteOneClickGateway,
  confirmation: remoteEmailConfirmation,
  checkout: remoteCheckoutGateway,
} as const

export type CommandedPort = keyof typeof commandedPorts
