import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import type { GuestPorts, PortName } from './guest-ports'

/**
 * The port methods that spend the guest's coins, with the purpose: the server counts their
 * refusals.
 */
export const portSpends: {
  readonly [N in PortName]?: { readonly [M in keyof GuestPorts[N] & string]?: PurchaseKind }
} = {
  chat: { startChat: 'chat' },
  tips: { give: 'tip' },
  controls: { begin: 'control' },
  messenger: { send: 'message' },
  messageMedia: { unlock: 'message-media' },
  videos: { buy: 'video' },
  albums: { buy: 'album' },
  feed: { buy: 'post', tip: 'post-tip' },
  oneClick: { charge: 'top-up' },
  shows: { buyTicket: 'ticket' },
}
