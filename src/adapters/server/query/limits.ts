/** Maximum depth of nested fields in a document, through fragments. */
export const MAX_DEPTH = 8

/** Maximum number of top-level fields in all operations of a document, through fragments. */
export const MAX_ROOT_FIELDS = 12

/** Maximum number of tokens in a document: none of ours has half as many. */
export const MAX_TOKENS = 1_500

/**
 * Maximum number of selections and directives in all operations and fragments of a document, each
 * fragment counted wherever it is spread. Validation compares fields with each other, so its time
 * grows with the square of this.
 */
export const MAX_SELECTIONS = 250

/**
 * Maximum cost of a request, in values of its answer. An executor takes about a microsecond for
 * each, and no other caller is served meanwhile.
 */
export const COST_BUDGET = 10_000

/**
 * The same maximum for documents of our own pages, whose answers are written without an executor:
 * their largest pages have to pass.
 */
export const PLANNED_COST_BUDGET = 60_000

/** Cost of finding what a field requests, where that is more than reading a property. */
const BASE_COSTS: ReadonlyMap<string, number> = new Map([
  // A filter reads every actor or video there is.
  ['Query.models', 2_000],
  ['Query.videos', 2_000],
  ['Query.categories', 1_000],
  // A list is filtered and sorted; a purchase is a transaction.
  ['ChatShowsQueries.getShowList', 1_000],
  ['GuestMutations.buyChatTicket', 1_000],
  ['GuestMutations.removeChatTicket', 1_000],
])

/** Any other field at the top calls the platform. */
const ROOT_BASE_COST = 100

/** Cost of a field without what is requested within it. */
export const baseCostOf = (type: string, field: string): number =>
  BASE_COSTS.get(`${type}.${field}`) ?? (type === 'Query' || type === 'Mutation' ? ROOT_BASE_COST : 1)

/** Sizes of lists that are no pages, if they have more than a few entries. */
const LIST_SIZES: ReadonlyMap<string, number> = new Map([
  ['Query.categories', 30],
  ['Query.gifts', 100],
  ['Query.boughtGifts', 100],
  ['Query.vouchers', 50],
  ['Query.ticketChatList', 20],
  ['ShowList.shows', 100],
  ['__Schema.types', 60],
  ['__Type.fields', 30],
])

const FEW = 5

/** Returns the assumed number of entries of a list. */
export const listSizeOf = (type: string, field: string): number => LIST_SIZES.get(`${type}.${field}`) ?? FEW
