import { conversionChatActors, conversionChatState, switchConversionChat } from './conversion'
import { chatButtons, freeChatDuration, initFreePreview } from './offers'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { OffersGateway } from '@/application/chat/offers-gateway'

const bound = bindingOf<OffersGateway>()

/** What is on offer before a chat begins, on the wire. */
export const offersPort: PortBinding<OffersGateway> = {
  buttons: bound('buttons', chatButtons, { fields: ['actorIdOrName'] }),
  freeChatDuration: bound('freeChatDuration', freeChatDuration),
  preview: bound('preview', initFreePreview),
  conversion: bound('conversion', conversionChatState),
  switchConversion: bound('switchConversion', switchConversionChat, { fields: ['action'], answer: 'state' }),
  conversionActors: bound('conversionActors', conversionChatActors, {
    request: (first) => (first === undefined ? {} : { first }),
    args: ({ first }) => [first],
  }),
}
