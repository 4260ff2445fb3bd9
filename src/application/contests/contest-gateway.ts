import type { Page } from '@/application/paging/page'
import type { Contest, ContestEntry, ContestHistory, ContestSub } from '@/domain/contests/contest'
import type { OwnVotes } from '@/domain/contests/vote'
import type { ActorId, AlbumId, ContestId, GuestId, MediaId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** A request for a page of entries. `actorName`: only entries of actors with this in their name. */
export interface ContestGridQuery {
  readonly contestId: ContestId
  readonly contestSub: ContestSub
  readonly limit: number
  readonly offset: number
  readonly actorName?: string
}

/** A page of a contest's entries with the caller's own votes (CON-007). */
export interface ContestGrid {
  readonly id: ContestId
  /** `null` for a guest without an account, whose pages are everybody's. */
  readonly guestId: GuestId | null
  readonly entries: readonly ContestEntry[]
  /** Number of entries of this part of the grid in all. */
  readonly total: number
  /** `null` for a guest without an account. */
  readonly own: OwnVotes | null
}

/** A vote; what a client states beside contest and media must agree with the entry. */
export interface VoteRequest {
  readonly contestId: ContestId
  readonly mediaId: MediaId
  /** The guest asks not to be asked for confirmation any more in this contest. */
  readonly hideConfirmWindow?: boolean
  readonly guestId?: GuestId
  readonly actorId?: ActorId
  readonly albumId?: AlbumId | null
}

/** The reason a vote is refused. */
export type VoteRefusal =
  | 'login-required'
  | 'locked'
  | 'restricted'
  | 'not-found'
  | 'voting-closed'
  | 'age-check'
  | 'vote-limit-reached'

/** The result of voting or taking a vote back (CON-006). `mediaVotes`: votes of the entry now. */
export type VoteResult = {
  readonly contestId: ContestId
  readonly mediaId: MediaId
  readonly mediaVotes: number
  readonly guestId: GuestId
  readonly own: OwnVotes
} & ({ readonly ok: true } | { readonly ok: false; readonly reason: VoteRefusal })

/** Contests and their votes (CON-001 to CON-021). Throws `BackendError`. */
export interface ContestGateway {
  /** Lists contests: open ones first, then announced, then ended ones. */
  list(first: number, offset: number): Promise<Page<Contest>>
  /** Returns a contest in a language; `null` if there is none. */
  head(contestId: ContestId, language: Language): Promise<Contest | null>
  /** Returns a contest in the language of the caller; `null` if there is none. */
  byId(contestId: ContestId): Promise<Contest | null>
  /** Returns a page of entries; `null` if there is no such contest. */
  grid(query: ContestGridQuery): Promise<ContestGrid | null>
  /** Returns the best entry of an actor in a contest; `null` if they have none. */
  entryOf(contestId: ContestId, actorId: ActorId): Promise<ContestEntry | null>
  /** Returns the first ten entries; `null` if there is no such contest. */
  topList(contestId: ContestId): Promise<readonly ContestEntry[] | null>
  /** Returns the results of the leading entries day by day; `null` if there is no such contest. */
  history(contestId: ContestId): Promise<ContestHistory | null>
  /** Returns the caller's own votes; none for a guest without an account. */
  own(contestId: ContestId): Promise<OwnVotes>
  /** Votes for an entry; again for the same entry has no further effect. */
  vote(request: VoteRequest): Promise<VoteResult>
  /** Takes a vote back; an entry without the guest's vote stays as it is. */
  takeBack(contestId: ContestId, mediaId: MediaId): Promise<VoteResult>
}

export const ContestGateway = Symbol.for('ContestGateway')
