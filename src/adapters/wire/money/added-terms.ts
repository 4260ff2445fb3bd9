import * as z from 'zod/mini'
import { coins, flag, id, int, type Wire } from '@/adapters/wire/base/scalars'
import { asId, type IdempotencyKey } from '@/domain/ids'

/**
 * A field that this contract adds to a documented call: who leaves it out, or sends null, is served all the same, with what `fill` gives
 * [RUL-014]. The server's end alone reads requests, so that it alone fills.
 */
const added = <T>(schema: Wire<T>, fill: () => T): Wire<T> =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((given: T | null | undefined) => given ?? fill()),
  )

/** Left out, every request is one of its own. */
export const idempotencyKey = (longest?: number): Wire<IdempotencyKey> =>
  added(id<IdempotencyKey>(longest), () => asId(crypto.randomUUID()))

/** Above every price: what is charged then is the price of the moment. */
const ANY_PRICE = Number.MAX_SAFE_INTEGER

/** The most that may be charged, in whole coins. */
export const agreedPrice: Wire<number> = added(coins, () => ANY_PRICE)

/** The same in a query, whose whole numbers have 32 bits. */
export const agreedPriceOfQuery = (most: number): Wire<number> => added(int(0, most), () => ANY_PRICE)

/** Whether vouchers may pay; left out, they do before coins are spent. */
export const useVoucher: Wire<boolean> = added(flag, () => true)
