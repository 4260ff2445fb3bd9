declare const brand: unique symbol

/**
 * A string that identifies one kind of thing only, so that a guest's id can never be passed in
 * place of an actor's.
 */
type Id<Kind extends string> = string & { readonly [brand]: Kind }

export type GuestId = Id<'Guest'>
export type ActorId = Id<'Actor'>
export type VideoId = Id<'Video'>
export type PlaylistId = Id<'Playlist'>
export type AlbumId = Id<'Album'>
export type ChannelId = Id<'Channel'>
export type MessageId = Id<'Message'>
export type GiftId = Id<'Gift'>
export type ChatId = Id<'Chat'>
export type RoomLineId = Id<'RoomLine'>
export type TipItemId = Id<'TipItem'>
export type TicketId = Id<'Ticket'>
export type ShowId = Id<'Show'>
export type PostId = Id<'Post'>
export type CommentId = Id<'Comment'>
export type VoucherId = Id<'Voucher'>
export type CheckoutId = Id<'Checkout'>
export type SessionId = Id<'Session'>
export type SavedSearchId = Id<'SavedSearch'>
export type NotificationId = Id<'Notification'>
export type ContestId = Id<'Contest'>
export type PhoneVerificationId = Id<'PhoneVerification'>
/** A period of a plan that a guest has paid. */
export type SubscriptionId = Id<'Subscription'>
/** A picture or a video in a contest. */
export type MediaId = Id<'Media'>

/**
 * Identifies one intended purchase; the platform charges the same key once, however often it
 * arrives (rulings: purchases).
 */
export type IdempotencyKey = Id<'Idempotency'>

/**
 * Brands a string as an id; used where a value enters the domain after a schema at the boundary has
 * validated it.
 */
export const asId = <T extends Id<string>>(value: string): T => value as T
