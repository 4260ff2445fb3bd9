/** News for the guest as the data-query endpoint names them. */
export const notificationsSdl = `
type Notification {
  id: ID!
  type: Int!
  unread: Boolean!
  unseen: Boolean!
  at: Float!
  text: String!
  actorId: ID
  isPayment: Boolean!
}

type NewestNotifications { items: [Notification!]! unseen: Int! }

extend type Query {
  notifications(first: Int!): NewestNotifications!
}
`
