import { sendSupportRequest } from './support-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SupportGateway } from '@/application/support/support-gateway'

/** Writing to the operator on the wire. */
export const supportPort: PortBinding<SupportGateway> = {
  send: bindingOf<SupportGateway>()('send', sendSupportRequest, { fields: ['request', 'key'] }),
}
