import { ballotOf, changeVote } from './cast-vote'
import { contests } from './contest-records'
import {
  allContests,
  contestOf,
  entriesOf,
  historyOf,
  standingsOf,
  type ContestViewer,
  type Standing,
} from './contest-view'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type {
  ContestGateway,
  ContestGrid,
  ContestGridQuery,
  VoteRequest,
  VoteResult,
} from '@/application/contests/contest-gateway'
import { MAX_PAGE_SIZE, type Page } from '@/application/paging/page'
import {
  byUrgency,
  contestPhase,
  TOP_PLACES,
  type Contest,
  type ContestEntry,
  type ContestHistory,
} from '@/domain/contests/contest'
import { emptyBallot, ownVotes, type OwnVotes } from '@/domain/contests/vote'
import type { ActorId, ContestId, MediaId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/** The contests out of the store. */
export class BackendContestGateway implements ContestGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async list(first: number, offset: number): Promise<Page<Contest>> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const records = (await allContests(store))
      .map((record) => ({ ...record, phase: contestPhase(record, viewer.now) }))
      .toSorted(byUrgency)
    const shown = records.slice(offset, offset + Math.min(first, MAX_PAGE_SIZE))
    return {
      items: await Promise.all(shown.map((record) => contestOf(store, record, viewer))),
      total: records.length,
    }
  }

  async head(contestId: ContestId, language: Language): Promise<Contest | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const record = await store.get(contests, contestId)
    return record === undefined ? null : contestOf(store, record, { ...viewer, language })
  }

  byId(contestId: ContestId): Promise<Contest | null> {
    return this.head(contestId, this.caller.language())
  }

  async grid({ contestId, contestSub, limit, offset, actorName = '' }: ContestGridQuery): Promise<ContestGrid | null> {
    const { store } = this.platform
    const viewer = await this.viewer()
    const record = await store.get(contests, contestId)
    if (record === undefined) return null
    const guestId = isLoggedIn(viewer.guest) ? viewer.guest.id : null
    const own = guestId === null ? null : ownVotes(await ballotOf(store, guestId, contestId))
    const standings = await this.named(await standingsOf(store, record), actorName)
    const voted = new Set(own?.votedMedia)
    const wanted =
      contestSub === 'newest'
        ? standings.toSorted((a, b) => b.entry.enteredAt - a.entry.enteredAt)
        : contestSub === 'voted'
          ? standings.filter(({ entry }) => voted.has(entry.mediaId))
          : standings
    return {
      id: contestId,
      guestId,
      entries: await entriesOf(store, wanted.slice(offset, offset + Math.min(limit, MAX_PAGE_SIZE)), viewer),
      total: wanted.length,
      own,
    }
  }

  async entryOf(contestId: ContestId, actorId: ActorId): Promise<ContestEntry | null> {
    const viewer = await this.viewer()
    const best = (await this.standings(contestId))?.find(({ entry }) => entry.actorId === actorId)
    if (best === undefined) return null
    const [entry = null] = await entriesOf(this.platform.store, [best], viewer)
    return entry
  }

  async topList(contestId: ContestId): Promise<readonly ContestEntry[] | null> {
    const viewer = await this.viewer()
    const standings = await this.standings(contestId)
    return standings && entriesOf(this.platform.store, standings.slice(0, TOP_PLACES), viewer)
  }

  async history(contestId: ContestId): Promise<ContestHistory | null> {
    const viewer = await this.viewer()
    const record = await this.platform.store.get(contests, contestId)
    return record === undefined ? null : historyOf(this.platform.store, record, viewer)
  }

  async own(contestId: ContestId): Promise<OwnVotes> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    return ownVotes(isLoggedIn(guest) ? await ballotOf(this.platform.store, guest.id, contestId) : emptyBallot)
  }

  vote(request: VoteRequest): Promise<VoteResult> {
    return changeVote(this.platform, this.caller, request, 'cast')
  }

  takeBack(contestId: ContestId, mediaId: MediaId): Promise<VoteResult> {
    return changeVote(this.platform, this.caller, { contestId, mediaId }, 'take-back')
  }

  private async viewer(): Promise<ContestViewer> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    return { guest, language: this.caller.language(), now: this.platform.clock.now() }
  }

  private async standings(contestId: ContestId): Promise<readonly Standing[] | null> {
    const { store } = this.platform
    const record = await store.get(contests, contestId)
    return record === undefined ? null : standingsOf(store, record)
  }

  /** The entries of actors whose name contains a text; all of them without one. */
  private async named(standings: readonly Standing[], actorName: string): Promise<readonly Standing[]> {
    const wanted = actorName.trim().toLowerCase()
    if (wanted === '') return standings
    const found = await this.platform.store.getMany(
      actors,
      standings.map(({ entry }) => entry.actorId),
    )
    return standings.filter((_, index) => found[index]?.name.toLowerCase().includes(wanted))
  }
}
