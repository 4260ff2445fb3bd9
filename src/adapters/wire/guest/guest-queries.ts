import * as z from 'zod/mini'
import { cursor, cursorPageOf, first } from '@/adapters/wire/base/pages'
import { query, type QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, ID, moment, money, signed, type Wire } from '@/adapters/wire/base/scalars'
import type { Purchase } from '@/application/guest/guest-gateway'
import { PURCHASE_KINDS } from '@/application/guest/purchase-kinds'
import type { CursorPage } from '@/application/paging/page'

/** An entry of the account statement. */
export const purchase: Wire<Purchase> = z.object({
  id: answerText(300, 1, ID),
  kind: z.enum(PURCHASE_KINDS),
  at: moment,
  coins: signed,
  paid: z.nullable(money),
  subject: z.nullable(answerText(500)),
  subjectId: z.nullable(answerText(200)),
})

/** The account statement (rulings: purchases). */
export const purchases: QueryCall<
  { readonly first: number; readonly after: string | null },
  CursorPage<Purchase>
> = query('purchases', z.object({ first, after: z._default(cursor, null) }), cursorPageOf(purchase))
