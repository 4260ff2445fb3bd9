import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyTransaction, someGuests, someActor } from '#test/support/arbitraries/payments'
import { applyTransaction, balanceOf } from '#test/support/domain/ledger-in-memory'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { guestAccount, actorAccount, revenueAccount, salesAccount } from '@/domain/payments/accounts'
import type { Posting, Transaction } from '@/domain/payments/ledger'
import { chargeGuest, creditGuest, payActor } from '@/domain/payments/postings'

const guest = asId<GuestId>('g1')
const purse = guestAccount(guest)
const txOf = (key: string, postings: readonly Posting[], parts: Partial<Transaction> = {}): Transaction => ({
  key: asId<IdempotencyKey>(key),
  at: 0,
  kind: 'test',
  postings,
  ...parts,
})
const bookAll = (wanted: readonly Transaction[]): readonly Transaction[] =>
  wanted.reduce<readonly Transaction[]>((book, transaction) => {
    const booking = applyTransaction(book, transaction)
    return booking.ok ? booking.transactions : book
  }, [])
const accounts = [...someGuests.map(guestAccount), actorAccount(someActor), salesAccount, revenueAccount]

describe('the coin ledger', () => {
  it('leaves the sum of all accounts at zero and every guest at or above zero, for any transactions', () => {
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 30 }), (wanted) => {
        const book = bookAll(wanted)
        expect(accounts.reduce((sum, account) => sum + balanceOf(account, book), 0)).toBe(0)
        for (const id of someGuests) expect(balanceOf(guestAccount(id), book)).toBeGreaterThanOrEqual(0)
        expect(new Set(book.map(({ key }) => key)).size).toBe(book.length)
      }),
    )
  })

  it('books the same intention once, however often and late it is sent again', () => {
    fc.assert(
      fc.property(fc.array(anyTransaction, { maxLength: 20 }), fc.nat(5_000), (wanted, delay) => {
        const book = bookAll(wanted)
        for (const booked of book) {
          const again = { ...booked, at: booked.at + delay, postings: booked.postings.toReversed() }
          expect(applyTransaction(book, again)).toEqual({ ok: true, repeated: true, transactions: book })
        }
      }),
    )
  })

  it('refuses a key that comes back with another content', () => {
    const book = bookAll([txOf('a', creditGuest(guest, 10))])
    const reused = { ok: false, reason: 'key-reused' }
    expect(applyTransaction(book, txOf('a', creditGuest(guest, 11)))).toEqual(reused)
    expect(applyTransaction(book, txOf('a', creditGuest(asId<GuestId>('g2'), 10)))).toEqual(reused)
    expect(applyTransaction(book, txOf('a', creditGuest(guest, 10), { kind: 'gift' }))).toEqual(reused)
    expect(applyTransaction(book, txOf('a', creditGuest(guest, 10), { subject: 'video-1' }))).toEqual(reused)
  })

  it('reports how many coins are missing instead of letting a guest fall below zero', () => {
    const book = bookAll([txOf('a', creditGuest(guest, 10))])
    expect(applyTransaction(book, txOf('b', chargeGuest(guest, 25)))).toEqual({
      ok: false,
      reason: 'not-enough-money',
      missing: 15,
    })
    expect(applyTransaction(book, txOf('b', chargeGuest(guest, 10))).ok).toBe(true)
  })

  it('adds up several postings of one account before it looks at the balance', () => {
    const book = bookAll([txOf('a', creditGuest(guest, 10))])
    const twice = [...chargeGuest(guest, 6), ...chargeGuest(guest, 6)]
    expect(applyTransaction(book, txOf('b', twice))).toMatchObject({ ok: false, missing: 2 })
    const exchanged = [...chargeGuest(guest, 15), ...creditGuest(guest, 5)]
    expect(applyTransaction(book, txOf('b', exchanged)).ok).toBe(true)
  })

  it('refuses postings that make, lose or split coins', () => {
    expect(applyTransaction([], txOf('a', [{ account: purse, amount: 5 }]))).toEqual({
      ok: false,
      reason: 'unbalanced',
    })
    const halves = [
      { account: salesAccount, amount: -0.5 },
      { account: purse, amount: 0.5 },
    ]
    expect(applyTransaction([], txOf('a', halves))).toEqual({ ok: false, reason: 'not-whole' })
  })

  it('shares what is paid for an actor without losing a coin', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(100), (coins, percent) => {
        const shares = payActor(guest, someActor, coins, percent)
        const amountOf = (account: string): number =>
          shares.find((one) => one.account === account)?.amount ?? Number.NaN
        expect(amountOf(purse) + coins).toBe(0)
        expect(amountOf(actorAccount(someActor))).toBe(Math.floor((coins * percent) / 100))
        expect(amountOf(actorAccount(someActor)) + amountOf(revenueAccount)).toBe(coins)
      }),
    )
  })
})
