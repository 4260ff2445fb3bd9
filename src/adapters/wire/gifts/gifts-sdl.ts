/** Gifts as the data-query endpoint names them. */
export const giftsSdl = `
type GiftTranslation { language: String! name: String! value: String! }

type Gift {
  id: ID!
  name: String!
  categoryId: String!
  price: Money!
  translations: [GiftTranslation!]!
  imageUrl: String!
  active: Boolean!
  vip: Boolean!
  "Only of a toy control."
  durationSeconds: Int
  displayName: String
  random: Boolean
}

type BoughtGift { giftId: ID! quantity: Int! }

extend type Query {
  gifts: [Gift!]!
  boughtGifts: [BoughtGift!]!
}
`
