import { accessRules } from '@/adapters/backend/access/access-rules'
import { guests, sessions, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { isOver } from '@/adapters/backend/access/open-session'
import { ERASED_AT_ONCE } from './erase-guest'
import { eraseRecords } from './records-of-guest'
import { chats } from '@/adapters/backend/chat/base/chat-records'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { IndexKey, Reader, Transaction } from '@/adapters/stores/store'

/** Number of sessions, and of guests, that one sweep checks. */
const BATCH = 100

/** Time until the next sweep after all have been checked, ms. */
const PAUSE = 10 * 60_000

/** Sessions by the lifetime they have: without and with an account on their device. */
const KINDS = [0, 1] as const

/**
 * Removes sessions that have not been used for their lifetime, and guests without an account who
 * have no session any more.
 */
export class Forgetting {
  /** Epoch ms. */
  private next = 0
  private after: IndexKey | undefined

  constructor(private readonly platform: PlatformContext) {}

  /** Runs one sweep, if it is due. */
  async sweep(): Promise<void> {
    const { clock } = this.platform
    if (clock.now() < this.next) return
    const isLeft = [await this.forgetSessions(), await this.forgetGuests()].includes(true)
    if (!isLeft) this.next = clock.now() + PAUSE
  }

  /** Returns whether more may be left. */
  private async forgetSessions(): Promise<boolean> {
    const { platform: context } = this
    const oldest = await Promise.all(
      KINDS.map((kind) => context.store.find(sessions, 'byDay', { prefix: [kind], limit: BATCH })),
    )
    const over = oldest.flat().filter((session) => isOver(context, session))
    if (over.length === 0) return false
    await context.store.transaction(async (tx) => {
      for (const { tokenHash } of over) {
        const current = await tx.get(sessions, tokenHash)
        if (current !== undefined && isOver(context, current)) await tx.delete(sessions, tokenHash)
      }
    })
    return oldest.some(({ length }) => length === BATCH)
  }

  /**
   * Checks guests without an account from the oldest on; each sweep continues behind the last one.
   * Returns whether more may be left.
   */
  private async forgetGuests(): Promise<boolean> {
    const { platform: platformContext } = this
    const latest = platformContext.clock.now() - platformContext.rules.of(accessRules).sessionLifetime.anonymous
    const found = await platformContext.store.find(guests, 'anonymous', {
      prefix: [],
      limit: BATCH,
      ...(this.after === undefined ? {} : { after: this.after }),
    })
    const old = found.filter(({ createdAt }) => createdAt <= latest)
    const last = old.length < BATCH ? undefined : old.at(-1)
    this.after = last === undefined ? undefined : [last.createdAt, last.id]
    const isForgotten = await Promise.all(old.map((guest) => isForgettable(platformContext.store, guest)))
    const forgotten = old.filter((_, at) => isForgotten[at])
    // One transaction for each guest: each reads every collection that may name them.
    for (const { id } of forgotten)
      await platformContext.store.transaction(async (tx) => {
        const current = await tx.get(guests, id)
        if (current !== undefined && (await isForgettable(tx, current))) await remove(tx, current)
      })
    return last !== undefined
  }
}

/** Returns whether no device can be this guest any more, and no booking names them. */
async function isForgettable(reader: Reader, { id, email }: GuestRecord): Promise<boolean> {
  if (email !== null) return false
  const [open, booked, running] = await Promise.all([
    reader.count(sessions, 'byGuest', [id]),
    reader.count(ledgerEntries, 'byGuest', [id]),
    reader.count(chats, 'runningOfGuest', [id]),
  ])
  return open + booked + running === 0
}

/**
 * Removes a guest with all of their records; the rest of more records than a transaction takes is
 * removed later.
 */
async function remove(tx: Transaction, { id }: GuestRecord): Promise<void> {
  const { next } = await eraseRecords(tx, id, 'onForget', { limit: ERASED_AT_ONCE })
  if (next === null) await tx.delete(guests, id)
}
