/** The guest's vouchers as the data-query endpoint names them. */
export const vouchersSdl = `
type Voucher {
  id: ID!
  guestId: ID!
  type: Int!
  amount: Int!
  validFrom: Float!
  validTo: Float!
  "Performers it is bound to; null: everyone."
  actors: [ID!]
}

extend type Query {
  vouchers: [Voucher!]!
}
`
