/** Performers as the data-query endpoint names them. */
export const actorsSdl = `
enum ModelOrder { RECOMMENDED NEWEST PRICE_UP PRICE_DOWN TOP_RATED NAME }
enum GenderType { F M FM FF S }

input ModelFilter {
  online: Boolean
  genderTypes: [GenderType!]
  languages: [String!]
  category: String
  freeChat: Boolean
  voyeur: Boolean
  videoCall: Boolean
  preview: Boolean
  isNew: Boolean
  star: Boolean
  maxPrice: Int
  ids: [ID!]
  text: String
}

type Picture { family: Int! variant: String! }
type Money { value: Int! currency: String! }
type Tag { id: String! label: String! }

type ChatPrices {
  videoChat: Money
  voyeurChat: Money
  ticketShow: Money
  singleChat: Money
  singleC2CChat: Money
}

type ModelFeatures { livePreview: Boolean! hd: Boolean! audio: Boolean! dildocontrol: Boolean! }

type ModelState {
  isOnline: Boolean!
  onlineSince: Float
  backAt: Float
  isBusy: Boolean!
  freeChat: Boolean!
  isOnlineMobileVideocall: Boolean!
  isCurrentlyTicketShow: Boolean!
  isLivePreviewEnabled: Boolean!
  isVoyeurChatAvailable: Boolean!
  isVoyeurInSingleChatAllowed: Boolean!
  isActorAvailableForConversionChat: Boolean!
}

type Model {
  id: ID!
  name: String!
  gender: String!
  genderType: GenderType!
  age: Int!
  threeWords: [String!]!
  languages: [String!]!
  country: String!
  star: Boolean!
  isTopAmateur: Boolean!
  registeredSince: Float!
  isNew: Boolean!
  sedcards: [Picture!]!
  avatar: Picture!
  isFavorite: Boolean!
  prices: ChatPrices!
  features: ModelFeatures!
  state: ModelState!
  categories: [String!]!
  bannedCountryCodes: [String!]!
  seed: Float!
}

type ModelPage { total: Int! items: [Model!]! }
type Category { slug: String! name: String! count: Int! onlineCount: Int! family: Int! }

extend type Query {
  models(filter: ModelFilter!, sort: ModelOrder!, first: Int!, offset: Int!): ModelPage!
  categories: [Category!]!
}
`
