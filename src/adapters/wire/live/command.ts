import * as z from 'zod/mini'
import { ping, requestSession } from './session-commands'
import { pinFavorite, unpinFavorite, watchActors } from '@/adapters/wire/actors/actor-commands'
import type { Command } from '@/adapters/wire/base/command'
import type { Wire } from '@/adapters/wire/base/scalars'
import {
  chatHeartbeat,
  chatMessage,
  chatSetStop,
  chatStart,
  chatStop,
  viewing,
} from '@/adapters/wire/chat/chat-commands'
import { oneClickCharge, passwordChanged, removeStatusBar, sendSignupEmail } from '@/adapters/wire/guest/guest-commands'
import {
  archiveChannel,
  filterChannels,
  loadChannels,
  markChannelRead,
  onlineChannels,
  sendMessage,
  toggleEmailNotification,
  toggleSmsNotification,
  typing,
} from '@/adapters/wire/messenger/messenger-commands'
import { markNotifications } from '@/adapters/wire/notifications/notification-commands'
import type { LiveCommand, LiveCommandType } from '@/domain/assembly/live-command'

/** Every command by its name; one that is forgotten here does not compile. */
const commands: { readonly [T in LiveCommandType]: Command<T, unknown> } = {
  requestSession,
  ping,
  watchActors,
  sendMessage,
  loadChannels,
  onlineChannels,
  filterChannels,
  archiveChannel,
  markChannelRead,
  typing,
  toggleEmailNotification,
  toggleSmsNotification,
  oneClickCharge,
  markNotifications,
  pinFavorite,
  unpinFavorite,
  removeStatusBar,
  sendSignupEmail,
  passwordChanged,
  chatStart,
  chatHeartbeat,
  chatSetStop,
  chatStop,
  chatMessage,
  viewing,
}

type Choices = Parameters<typeof z.discriminatedUnion>[1]

/** Everything a client sends on the socket (SOC-001, SOC-004, SOC-028 to SOC-034, MSG-024 to MSG-030). */
export const liveCommand = z.discriminatedUnion(
  'type',
  Object.values(commands).map(({ request }) => request) as unknown as Choices,
) as unknown as Wire<LiveCommand>
