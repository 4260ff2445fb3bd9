import * as z from 'zod/mini'
import { cursor, cursorPageOf, first } from '@/adapters/wire/base/pages'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import { answerText, money, whole, type Wire } from '@/adapters/wire/base/scalars'
import type { Purchase } from '@/application/guest/guest-gateway'
import type { CursorPage } from '@/application/paging/page'

const purchase: Wire<Purchase> = z.object({
  id: answerText(300, 1),
  kind: z.enum(['top-up', 'chat', 'video', 'message', 'gift', 'bonus', 'refund']),
  at: whole,
  coins: whole,
  paid: z.nullable(money),
  subject: z.nullable(answerText(500)),
  subjectId: z.nullable(answerText(200)),
})

/** The account statement (rulings: purchases). */
export const purchases: QueryCall<
  { readonly first: number; readonly after: string | null },
  { readonly purchases: CursorPage<Purchase> }
> = {
  document: `query Purchases($first: Int!, $after: String) { purchases(first: $first, after: $after) {
next items { id kind at coins paid { value currency } subject subjectId } } }`,
  variables: z.object({ first, after: z._default(cursor, null) }),
  result: z.object({ purchases: cursorPageOf(purchase) }),
}
