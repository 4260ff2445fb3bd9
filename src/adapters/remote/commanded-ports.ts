import { remoteEmailConfirmation } from './guest/remote-email-confirmation'
import { remoteNoticesGateway } from './notifications/remote-notices-gateway'
import { remoteNotificationGateway } from './notifications/remote-notification-gateway'
import { remoteCheckoutGateway } from './payments/remote-checkout-gateway'
import { remoteOneClickGateway } from './payments/remote-one-click-gateway'

/** Ports that send commands beside requests, and that no page of a visitor calls when it opens: loaded together by what needs one first. */
export const commandedPorts = {
  notifications: remoteNotificationGateway,
  notificationSettings: remoteNoticesGateway,
  oneClick: remoteOneClickGateway,
  emailConfirmation: remoteEmailConfirmation,
  checkout: remoteCheckoutGateway,
} as const

export type CommandedPort = keyof typeof commandedPorts
