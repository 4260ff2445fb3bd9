import * as z from 'zod/mini'
import { cursor, cursorPageOf, first } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, flag, ID, moment, money, nullish, signed, type Wire } from '@/adapters/wire/base/scalars'
import type { Purchase } from '@/application/guest/guest-gateway'
import { PURCHASE_KINDS } from '@/application/guest/purchase-kinds'
import type { TipWords } from '@/domain/chat/tips'
import type { CursorPage } from '@/application/paging/page'

/** What a guest added to a tip. */
export const tipWords: Wire<TipWords> = z.object({ note: answerText(1_000), isAnonymous: flag })

/** An entry of the account statement. */
export const purchase: Wire<Purchase> = z.object({
  id: answerText(300, 1, ID),
  kind: z.enum(PURCHASE_KINDS),
  at: moment,
  coins: signed,
  paid: z.nullable(money),
  subject: z.nullable(answerText(500)),
  subjectId: z.nullable(answerText(200)),
  tip: nullish(tipWords),
})

/** The account statement (rulings: purchases). */
export const purchases: QueryCall<
  { readonly first: number; readonly after: string | null },
  CursorPage<Purchase>
> = query('purchases', z.object({ first, after: z._default(cursor, null) }), cursorPageOf(purchase))
