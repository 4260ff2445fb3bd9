import { CLASH_ROUND, type Clash, type ClashRound } from '@/domain/clash/clash'
import { asId, type ActorId } from '@/domain/ids'

const side = (id: string, name: string, votes: number) => ({
  actor: { id: asId<ActorId>(id), name, avatar: { family: 3, variant: 'a0' } as const, isOnline: id === 'a1' },
  votes,
})

/** A round of Mira and Rhea. */
export const roundWith = (votes: readonly [number, number], change: Partial<ClashRound> = {}): ClashRound => ({
  id: 'round-1',
  start: 0,
  end: CLASH_ROUND,
  sides: [side('a1', 'Mira', votes[0]), side('a2', 'Rhea', votes[1])],
  ...change,
})

/** A clash whose round is half over at `now`, or as a test needs it. */
export const clashWith = ({ now, ...change }: Partial<Clash> & { readonly now: number }): Clash => ({
  round: roundWith([3, 1], { start: now - CLASH_ROUND / 2, end: now + CLASH_ROUND / 2 }),
  vote: null,
  last: null,
  now,
  ...change,
})
