import { pushKey, pushStatus, resubscribePush, subscribePush, unsubscribePush, updatePush } from './push-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { PushGateway } from '@/application/notifications/push-gateway'

const bound = bindingOf<PushGateway>()

/** Push notifications on the wire. */
export const pushPort: PortBinding<PushGateway> = {
  key: bound('key', pushKey, { answer: 'key' }),
  status: bound('status', pushStatus, { fields: ['payload'], answer: 'status' }),
  subscribe: bound('subscribe', subscribePush),
  resubscribe: bound('resubscribe', resubscribePush, { fields: ['token', 'target'] }),
  unsubscribe: bound('unsubscribe', unsubscribePush, { fields: ['payload'] }),
  update: bound('update', updatePush, { fields: ['payload'], answer: 'status' }),
}
