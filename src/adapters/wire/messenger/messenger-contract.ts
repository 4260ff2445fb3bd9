import { messageMediaPort } from './messageMedia-port'
import { messageMediaOperations, messageMediaSchemas } from './message-media-contract'
import { messengerPort } from './messenger-port'
import { channelFilter, channel, channelId, message, messageId, sentGift } from './message'
import {
  blockChannel,
  getChannel,
  getChannelWithActor,
  getMessengerActor,
  getRecommendations,
  sendResult,
} from './messenger-calls'
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
} from './messenger-commands'
import {
  channelOrder,
  foundMessage,
  messageHistory,
  messagesAfter,
  messagesAround,
  messageWindow,
  messengerContent,
  messengerSearch,
  unreadTotal,
} from './messenger-queries'
import { alias, type FeatureContract } from '@/adapters/wire/base/feature-contract'

const NOT_FOUND = 'Refused with error:not-found where there is no such channel of the guest.'

/** Conversations. */
export const messengerContract: FeatureContract = {
  feature: 'messenger',
  about: 'Conversations of a guest with actors, one channel each.',
  ports: { messenger: messengerPort, messageMedia: messageMediaPort },
  schemas: [
    { name: 'ChannelId', schema: channelId, about: 'Id of a channel.' },
    { name: 'MessageId', schema: messageId, about: 'Id of a message.' },
    { name: 'SentGift', schema: sentGift, about: 'A gift of a message, and how many of it.' },
    {
      name: 'Message',
      schema: message,
      about: 'A message.',
      fields: {
        clientId: 'Of a message of the guest: the requestId it was sent with.',
        text: 'May be empty where there are gifts.',
        price: 'What it cost the guest, in coins, gifts included; not what its media cost.',
        media: 'A picture or video of the actor; null: none.',
      },
    },
    ...messageMediaSchemas,
    {
      name: 'Channel',
      schema: channel,
      about: 'The channel of a guest to an actor.',
      fields: {
        lastMessageId: 'null: no message was sent yet.',
        subject: 'Beginning of the last message.',
        subjectKind: 'What the last message is: its words alone, or a gift, picture or video with or without words.',
        messageTimestamp: 'When the last message was sent; epoch milliseconds.',
        lastViewedTimestamp: 'When the guest last read; epoch milliseconds.',
        multiChatPrice: 'Price of a minute with several guests, in coins; null: not offered.',
        messagePrice: 'Price of a message, in coins.',
        freeMessagesAmount: 'How many messages vouchers still pay.',
        isMessagingFree: 'Whether messages cost nothing now.',
        preview: 'Picture of the actor.',
        actorAge: 'In years.',
      },
    },
    {
      name: 'ChannelFilter',
      schema: channelFilter,
      about: 'Which channels are listed; NEWEST is all but the archived and blocked.',
    },
    {
      name: 'ChannelOrder',
      schema: channelOrder,
      about: 'How channels are ordered: by their newest message, or those with unread messages before all others.',
    },
    { name: 'ChannelPage', schema: messengerContent.answer, about: 'Part of a list, with the length of the whole.' },
    {
      name: 'MessagePage',
      schema: messageHistory.answer,
      about: 'Part of a history, newest first.',
      fields: { next: 'What `before` has to be for the part that follows; null: this is the last.' },
    },
    {
      name: 'MessageWindow',
      schema: messageWindow,
      about: 'Part of a history, newest first, which may begin anywhere in it.',
      fields: {
        older: '`before` of messages for the part before; null: this is the first.',
        newer: '`after` of messagesAfter for the part after; null: the newest is in it.',
      },
    },
    {
      name: 'FoundMessage',
      schema: foundMessage,
      about: 'A message that was found, with the name and the picture of the actor of its channel.',
    },
    {
      name: 'MessengerMatches',
      schema: messengerSearch.answer,
      about: 'What was found, newest first.',
      fields: {
        channels:
          'At most 20 channels of actors of that name; empty behind the first part, and where one channel is searched.',
        next: 'What `before` has to be for the part that follows; null: all was searched. There may be more though nothing was found here.',
      },
    },
    {
      name: 'SendAnswer',
      schema: sendResult,
      about: 'The message and the coins that are left, or why it was not sent and how many coins are short.',
    },
  ],
  operations: [
    { operation: messengerContent, about: 'Part of the list of channels; empty without an account.' },
    {
      operation: messageHistory,
      about:
        'Part of the history of a channel, newest first; not-found (404) where there is no such channel of the guest.',
      rules: 'Stable while new messages arrive.',
      fields: { before: '`next` of the part before; null or left out: from the newest.' },
    },
    {
      operation: messagesAround,
      about: 'The messages around one; not-found (404) where the guest has no such message.',
      fields: { first: 'Half of them are before it, and half after it.' },
    },
    {
      operation: messagesAfter,
      about: 'The messages after a position; not-found (404) where there is no such channel of the guest.',
      fields: { after: '`newer` of the part before.' },
    },
    {
      operation: messengerSearch,
      about: 'Searches the own channels: messages by their words, channels by the name of their actor.',
      rules:
        'Each word of the text is the beginning of a word, regardless of accents and case. Fewer than two letters find nothing. not-found (404) where there is no such channel of the guest.',
      fields: {
        channelId: 'Only this channel; null or left out: all.',
        before: '`next` of the part before; null or left out: from the newest.',
      },
    },
    ...messageMediaOperations,
    { operation: unreadTotal, about: 'How many messages wait in all channels together.' },
    { operation: getChannel, about: 'A channel; null where there is no such channel of the guest.' },
    {
      operation: getChannelWithActor,
      about: 'The channel with an actor, opened if there was none.',
      rules: 'null without an account, or where there is no such actor.',
    },
    {
      ...alias(getMessengerActor, async ({ actors }, { actorId: id }) => ({ actor: await actors.byIdOrName(id) })),
      about: 'A profile, as getActorData; null where there is no such actor.',
    },
    {
      operation: getRecommendations,
      about: 'At most nine actors who are live and whose channel is not blocked.',
      fields: {
        currentActorId: 'Who is looked at now, and not recommended.',
        useGrid: 'true or 1: eight, which fill a grid.',
        fsk: '12, 16 or 18: sedcards has pictures up to this rating alone, and never more than everybody may see.',
      },
    },
    {
      operation: blockChannel,
      about: 'Blocks a channel, or frees it.',
      rules: 'not-found (404) where there is no such channel of the guest.',
    },
    {
      operation: sendMessage,
      about: 'Sends a message, with gifts or without.',
      rules:
        'The requestId is the client id of the message: sent again under it, it is delivered and charged once, for ever. 1,000 code points at most (too-long). A message update follows on all pages of the guest, and a balance update where it cost something.',
      fields: {
        messageType: 'gift where there are gifts.',
        data: 'The text; may be empty where there are gifts.',
        includedGifts: 'At most 50 kinds.',
        chatId: 'The running paid chat it is sent in, where text costs nothing; else null.',
        isVideochat: 'Whether it is sent in a chat.',
        isFreechat: 'Changes nothing here.',
        agreedPrice: 'Maximum that text and gifts may cost together, in coins.',
        replyTo:
          'A RoomLine of the room of chatId that it replies to: RoomLine and Message then have a quote of it. Missing, or a line that the guest does not read there: no quote.',
      },
    },
    { operation: loadChannels, about: 'Part of the list of channels, newest first.' },
    { operation: onlineChannels, about: 'Channels whose actors are live; at most 500.' },
    { operation: filterChannels, about: 'Channels that pass a filter; at most 500.' },
    {
      operation: archiveChannel,
      about: 'Archives a channel, or takes it back.',
      rules: `channelArchived follows. ${NOT_FOUND}`,
    },
    { operation: markChannelRead, about: 'All of a channel was read.', rules: NOT_FOUND },
    { operation: typing, about: 'The guest is writing.', rules: 'Of this moment only: no answer, never repeated.' },
    {
      operation: toggleEmailNotification,
      about:
        'Switches the mails about an actor. Refused with login-required without an account, not-offered where the platform sends no mails.',
    },
    {
      operation: toggleSmsNotification,
      about:
        'Switches the text messages about an actor. Refused with login-required without an account, not-offered where the platform sends none, no-phone without a confirmed number.',
    },
  ],
  updates: [
    { type: 'message', about: 'A message, of either side.' },
    {
      type: 'messageChanged',
      about: 'A message that was sent before is another one now, as after its media were unlocked. It is not unread.',
    },
    { type: 'messageRead', about: 'The guest has read up to a message, on one of their pages.' },
    { type: 'typing', about: 'The actor is writing.' },
    {
      type: 'channelArchived',
      about:
        'A channel was archived or taken back. It does not state which of both: the channel, requested again, has it in archived.',
    },
  ],
}
