import {
  buyChatTicket,
  getShowList,
  removeChatTicket,
  SHOW_PLATFORM,
  ticketChatList,
  writtenReturn,
  writtenTicket,
} from './show-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ShowGateway } from '@/application/shows/show-gateway'

const bound = bindingOf<ShowGateway>()

/** Cam shows and their tickets on the wire. */
export const showsPort: PortBinding<ShowGateway> = {
  list: bound('list', getShowList, {
    request: ({ endFrom, startTo, ...rest }) => ({
      ...rest,
      endDateFrom: endFrom,
      startDateTo: startTo,
      status: 'ok',
      platformId: SHOW_PLATFORM,
    }),
    args: ({ endDateFrom, startDateTo, first, order, internal }) => [
      { endFrom: endDateFrom, startTo: startDateTo, first, order, ...(internal === undefined ? {} : { internal }) },
    ],
    write: ({ items, total }) => ({ total, shows: items }),
  }),
  ofActor: bound('ofActor', ticketChatList, { fields: ['id'] }),
  buyTicket: bound('buyTicket', buyChatTicket, {
    request: ({ showId, actorId, ...rest }) => ({ ...rest, id: showId, modelId: actorId }),
    args: ({ id, modelId, ...rest }) => [{ ...rest, showId: id, actorId: modelId }],
    write: writtenTicket,
  }),
  returnTicket: bound('returnTicket', removeChatTicket, { fields: ['id'], write: writtenReturn }),
}
