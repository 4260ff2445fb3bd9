import { collections } from './collections'
import { chats } from '@/adapters/backend/chat/chat-records'
import type { Collection } from '@/adapters/stores/store'

const ACCOUNT = 'takes an account'
const WITH_CHAT = 'is removed with its chat'

/**
 * Collections that name a guest and are not removed by their key or an index when a guest without an account is, each with the reason. A
 * new collection that is neither removed nor here fails the test of this list.
 */
export const NOT_REMOVED: Readonly<Record<string, string>> = {
  ties: ACCOUNT,
  savedSearches: ACCOUNT,
  videoLikes: ACCOUNT,
  contentRatings: ACCOUNT,
  galleryPins: ACCOUNT,
  albumComments: ACCOUNT,
  albumViews: ACCOUNT,
  tileGridSettings: ACCOUNT,
  feedMarks: ACCOUNT,
  feedComments: ACCOUNT,
  feedTips: ACCOUNT,
  clashVotes: ACCOUNT,
  reactionLikes: ACCOUNT,
  featureFeedback: ACCOUNT,
  tickets: ACCOUNT,
  messages: ACCOUNT,
  channels: ACCOUNT,
  exitSurveys: WITH_CHAT,
  previews: WITH_CHAT,
  ledger: 'who has a booking is not removed',
  statementLines: 'who has a booking is not removed',
  accountParts: 'who has a booking is not removed',
  sessions: 'who has a session is not removed',
  newsletterSubscriptions: 'belongs to an address, whose owner ends it',
  mailLinks: 'is removed when the link is over',
  roomLines: 'is removed some time after it was written',
  supportRequests: 'is answered by the operator',
  analyticsOutbox: 'is removed when it is sent',
}

/** Indexes that begin with the guest, by how they are named. */
const INDEXES: readonly string[] = ['byGuest', 'ofGuest']
const OTHER_INDEXES: Readonly<Record<string, string>> = { [chats.name]: 'byStart' }

/** Any collection of which only keys are used. */
type Keyed = Collection<object>

// What is read of a collection goes back into no other.
const all = collections as unknown as readonly Keyed[]

const named = all.filter(({ schema }) => schema?.check.members?.includes('guestId') ?? false)

function isKeyedByGuest({ key }: Keyed): boolean {
  try {
    // Where a key is made of more than the guest, the rest is missing here.
    return key({ guestId: 'a guest' }) === 'a guest'
  } catch {
    return false
  }
}

const removed = named.filter(({ name }) => NOT_REMOVED[name] === undefined)

const indexOf = ({ name, indexes }: Keyed): string | undefined =>
  OTHER_INDEXES[name] ?? INDEXES.find((index) => index in indexes)

/** Collections with one record for each guest, under their id. */
export const keyedByGuest: readonly Keyed[] = removed.filter(isKeyedByGuest)

/** Collections with an index that begins with the guest. */
export const listedByGuest: readonly { readonly collection: Keyed; readonly index: string }[] = removed.flatMap(
  (collection) => {
    const index = indexOf(collection)
    return isKeyedByGuest(collection) || index === undefined ? [] : [{ collection, index }]
  },
)
