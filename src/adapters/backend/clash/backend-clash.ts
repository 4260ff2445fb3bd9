import { clashRounds, clashVoteKey, clashVotes, type ClashRoundRecord } from './clash-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { ClashGateway } from '@/application/clash/clash-gateway'
import { CLASH_ROUND, clashPair, clashRoundAt, type Clash, type ClashRound } from '@/domain/clash/clash'
import type { ActorId, GuestId } from '@/domain/ids'

type VoteResult = Awaited<ReturnType<ClashGateway['vote']>>

/** Number of live actors that are considered. */
const CONSIDERED = 100

/** Guests of every country see them, and they are not in a show that only some may watch. */
const mayClash = ({ bannedCountryCodes, state }: ActorRecord): boolean =>
  bannedCountryCodes.length === 0 && state.isOnline && !state.isCurrentlyTicketShow

const idOf = (round: number): string => `round-${round}`

/** The clash of cams out of the store. */
export class BackendClash implements ClashGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async current(): Promise<Clash | null> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const now = clock.now()
    const number = clashRoundAt(now)
    const known = await store.get(clashRounds, idOf(number))
    const record = known ?? (await store.transaction((tx) => begin(tx, number)))
    return record === null ? null : clashOf(store, record, guest.id, now)
  }

  vote(roundId: string, actorId: ActorId): Promise<VoteResult> {
    return this.platform.store.transaction<VoteResult>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const permission = authorize(guest, 'vote')
      if (!permission.ok) return { ok: false, reason: permission.reason }
      const now = this.platform.clock.now()
      if (roundId !== idOf(clashRoundAt(now))) return { ok: false, reason: 'round-over' }
      const record = await tx.get(clashRounds, roundId)
      if (record === undefined || !record.actorIds.includes(actorId)) return { ok: false, reason: 'not-found' }
      const before = await tx.get(clashVotes, clashVoteKey(roundId, guest.id))
      if (before !== undefined && before.actorId !== actorId) return { ok: false, reason: 'already-voted' }
      if (before === undefined) await tx.put(clashVotes, { roundId, guestId: guest.id, actorId, at: now })
      return { ok: true, clash: await clashOf(tx, record, guest.id, now) }
    })
  }
}

/**
 * Stores the actors of a round, chosen from those who are live now. Another server may have done it
 * a moment ago.
 */
async function begin(tx: Transaction, round: number): Promise<ClashRoundRecord | null> {
  const known = await tx.get(clashRounds, idOf(round))
  if (known !== undefined) return known
  const live = (await tx.find(actors, 'recommended', { prefix: [], limit: CONSIDERED })).filter(mayClash)
  const pair = clashPair(round, live)
  if (pair === undefined) return null
  const record = { id: idOf(round), round, actorIds: pair.map(({ id }) => id) }
  await tx.put(clashRounds, record)
  return record
}

async function clashOf(reader: Reader, record: ClashRoundRecord, guestId: GuestId, now: number): Promise<Clash> {
  const [vote, before] = await Promise.all([
    reader.get(clashVotes, clashVoteKey(record.id, guestId)),
    reader.get(clashRounds, idOf(record.round - 1)),
  ])
  return {
    round: await roundOf(reader, record, guestId),
    vote: vote?.actorId ?? null,
    last: before === undefined ? null : await roundOf(reader, before, guestId),
    now,
  }
}

async function roundOf(
  reader: Reader,
  { id, round, actorIds }: ClashRoundRecord,
  guestId: GuestId,
): Promise<ClashRound> {
  const shown = new ShownPictures(reader, guestId)
  const found = await reader.getMany(actors, actorIds)
  const sides = await Promise.all(
    found.flatMap((actor) =>
      actor === undefined
        ? []
        : [
            (async () => ({
              actor: {
                id: actor.id,
                name: actor.name,
                avatar: await shown.avatar(actor),
                isOnline: actor.state.isOnline,
              },
              votes: await reader.count(clashVotes, 'byRound', [id, actor.id]),
            }))(),
          ],
    ),
  )
  return { id, start: round * CLASH_ROUND, end: (round + 1) * CLASH_ROUND, sides }
}
