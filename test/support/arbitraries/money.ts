import * as fc from 'fast-check'
import { currencies, eur, money, vxc } from '@/domain/money/money'

/** Any of the five currencies. */
export const anyCurrency = fc.constantFrom(...currencies)

/** Any amount a ledger could hold, debts included. */
export const anyMoney = fc.tuple(fc.maxSafeInteger(), anyCurrency).map(([value, currency]) => money(value, currency))

/** A euro amount from nothing to a billion euro. */
export const anyEuro = fc.nat(100_000_000_000).map(eur)

/** A coin amount a guest could have. */
export const anyCoins = fc.nat(1_000_000).map(vxc)
