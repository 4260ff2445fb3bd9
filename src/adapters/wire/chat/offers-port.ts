import { chatButtons, initFreePreview } from './offers'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { OffersGateway } from '@/application/chat/offers-gateway'

const bound = bindingOf<OffersGateway>()

/** What is on offer before a chat begins, on the wire. */
export const offersPort: PortBinding<OffersGateway> = {
  buttons: bound('buttons', chatButtons, { fields: ['actorIdOrName'] }),
  preview: bound('preview', initFreePreview),
}
