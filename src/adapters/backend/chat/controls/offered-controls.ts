import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { steersIn } from '@/domain/chat/given-control'
import type { ToyControl } from '@/domain/gifts/gift'
import { isToyControlOffered } from '@/domain/gifts/toy-control'

/** Returns true if a control is on offer, from an online actor with the feature [GIF-010]. */
export const isOffered = (
  toy: ToyControl,
  chat: Pick<ChatRecord, 'mode' | 'isVoice' | 'bill'>,
  { state, features }: Pick<ActorRecord, 'state' | 'features'>,
  isVip: boolean,
): boolean =>
  chat.bill === null &&
  steersIn(chat) &&
  isToyControlOffered({ isDildocontrolAvailable: state.isOnline }, features) &&
  toy.active &&
  (!toy.vip || isVip)
