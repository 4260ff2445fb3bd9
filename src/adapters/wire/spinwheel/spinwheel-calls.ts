import * as z from 'zod/mini'
import { picture } from '@/adapters/wire/actors/actor'
import { cursorPageOf, first, givenCursor } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { get, post } from '@/adapters/wire/base/rest-call'
import { answerText, coins, count, id, ID, int, moment, nothing, type Wire } from '@/adapters/wire/base/scalars'
import { idempotencyKey } from '@/adapters/wire/money/added-terms'
import type { CursorPage } from '@/application/paging/page'
import type { SpinResult } from '@/application/spinwheel/spin-wheel-gateway'
import type { GiftId } from '@/domain/ids'
import { PRIZE_KINDS, type Prize, type SpinWin, type WonContent } from '@/domain/spinwheel/prize'
import { ALL_CHANCES, SPIN_REFUSALS, type SpinSegment, type SpinWheel } from '@/domain/spinwheel/wheel'

export const prizeKind = z.enum(PRIZE_KINDS)
export const spinRefusal = z.enum(SPIN_REFUSALS)

export const prizeGift: Wire<NonNullable<Prize['gift']>> = z.object({
  id: id<GiftId>(),
  name: answerText(200),
  imageUrl: answerText(500),
})

export const spinPrize: Wire<Prize> = z.object({
  kind: prizeKind,
  amount: count,
  gift: z.nullable(prizeGift),
})

export const spinSegment: Wire<SpinSegment> = z.object({
  id: answerText(100, 1, ID),
  prize: spinPrize,
  insteadCoins: z.nullable(coins),
  chance: int(1, ALL_CHANCES),
})

/** GUE-013. */
export const spinWheel: Wire<SpinWheel> = z.object({
  segments: z.array(spinSegment),
  spins: count,
  refusal: z.nullable(spinRefusal),
})

export const wonContent: Wire<WonContent> = z.object({
  id: answerText(100, 1, ID),
  title: answerText(500),
  cover: picture,
  actorName: answerText(100),
})

export const spinWin: Wire<SpinWin> = z.object({
  id: answerText(100, 1, ID),
  segmentId: answerText(100, 1, ID),
  drawn: prizeKind,
  prize: spinPrize,
  content: z.nullable(wonContent),
  at: moment,
})

export const spinWinPage = cursorPageOf(spinWin)

export const spinResult: Wire<SpinResult> = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), win: spinWin, spins: count }),
  // In place: the printed contract reads the reasons of a call from its answer.
  z.object({ ok: z.literal(false), reason: z.enum(SPIN_REFUSALS) }),
])

/** GUE-013. */
export const getSpinWheel = get('getSpinWheel', '/spinwheel/wheel', nothing, spinWheel)

/** EVE-011. */
export const spinTheWheel = post('spinTheWheel', '/spinwheel/spin', z.object({ key: idempotencyKey() }), spinResult, {
  repeatable: true,
})

/** GUE-013. */
export const spinWins: QueryCall<
  { readonly first: number; readonly after: string | null },
  CursorPage<SpinWin>
> = query('spinWins', z.object({ first, after: givenCursor }), spinWinPage)
