/** The guest's account as the data-query endpoint names it. */
export const guestSdl = `
type Purchase {
  id: ID!
  kind: String!
  at: Float!
  "Negative for what was spent."
  coins: Int!
  paid: Money
  subject: String
  subjectId: String
}

type PurchasePage { items: [Purchase!]! next: String }

extend type Query {
  purchases(first: Int!, after: String): PurchasePage!
}
`
