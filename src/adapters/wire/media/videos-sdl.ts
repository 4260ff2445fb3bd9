/** The video shop as the data-query endpoint names it. */
export const videosSdl = `
enum VideoOrder { NEWEST MOST_EXPENSIVE CHEAPEST LONGEST SHORTEST BEST_SELLING TOP_RATED TOP_TRENDING }
enum VideoType { free premium discount vip bought trending vxselect select vip30 classic shared original }

input VideoFilter {
  actorIds: [ID!]
  ids: [ID!]
  tags: [String!]
  releasedFrom: Float
  releasedUntil: Float
  types: [VideoType!]
}

type VideoActor { id: ID! name: String! avatar: Picture! isOnline: Boolean! }
type VideoGuestInfo { bought: Boolean! gifted: Boolean! flatrate: Boolean! liked: Boolean! }

type Video {
  id: ID!
  title: String!
  duration: Int!
  ageRating: Int!
  vip: Boolean!
  isVip30Offer: Boolean!
  free: Boolean!
  new: Boolean!
  camRecording: Boolean!
  classic: Boolean!
  releasedAt: Float!
  price: Money!
  basePrice: Money!
  cover: Picture!
  likes: Int!
  tags: [Tag!]!
  actor: VideoActor!
  guestInfo: VideoGuestInfo!
  contestPlace: Int
  "Only of a video asked for by its id."
  description: String
  need: String
}

type VideoPage { total: Int! items: [Video!]! }
type LikeAnswer { ok: Boolean! likes: Int reason: String }

extend type Query {
  videos(filter: VideoFilter!, sort: VideoOrder!, first: Int!, offset: Int!): VideoPage!
  video(id: ID!): Video
}

extend type Mutation {
  likeVideo(id: ID!, liked: Boolean!): LikeAnswer!
}
`
