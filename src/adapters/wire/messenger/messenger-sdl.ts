/** Conversations as the data-query endpoint names them. */
export const messengerSdl = `
enum ChannelFilter { NEWEST ARCHIVED UNREAD BLOCKED ONLINE_ONLY }

type Channel {
  id: ID!
  actorId: ID!
  guestId: ID!
  unread: Boolean!
  unreadCount: Int!
  archived: Boolean!
  blocked: Boolean!
  isActorOnline: Boolean!
  lastMessageId: ID
  subject: String!
  messageTimestamp: Float!
  lastViewedTimestamp: Float!
  multiChatPrice: Int
  canVoyeurChat: Boolean!
  isVoyeurInSingleChatAllowed: Boolean!
  isDildocontrolAvailable: Boolean!
  freeMessagesAmount: Int!
  messagePrice: Int!
  isMessagingFree: Boolean!
  freeChat: Boolean!
  preview: Picture!
  actorName: String!
  actorAge: Int!
  emailNotifications: Boolean!
  smsNotifications: Boolean!
}

type ChannelPage { total: Int! items: [Channel!]! }
type SentGift { giftId: ID! count: Int! }

type Message {
  id: ID!
  channelId: ID!
  clientId: String!
  sender: String!
  type: String!
  text: String!
  gifts: [SentGift!]!
  price: Int!
  at: Float!
}

type MessagePage { items: [Message!]! next: String }

extend type Query {
  channels(first: Int!, offset: Int!, filter: ChannelFilter!): ChannelPage!
  messages(channelId: ID!, first: Int!, before: String): MessagePage!
  unreadTotal: Int!
}
`
