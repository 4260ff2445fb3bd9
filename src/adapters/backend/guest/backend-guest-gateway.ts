import { guestView } from './guest-view'
import { guests } from '@/adapters/backend/access/guest-records'
import { endSession, listSessions, logOut, type SessionListener } from '@/adapters/backend/access/guest-sessions'
import { renameRefusal } from '@/adapters/backend/access/profile-rules'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { walletOf } from '@/adapters/backend/money/wallets'
import { statementEntries } from '@/adapters/backend/money/ledger-records'
import { requireSession, isLoggedIn, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'
import type {
  BalanceReport,
  GuestGateway,
  GuestSession,
  ProfileChange,
  ProfileRefusal,
  Purchase,
} from '@/application/guest/guest-gateway'
import { MAX_PAGE_SIZE, type CursorPage } from '@/application/paging/page'
import { textLength } from '@/domain/access/text'
import type { Guest } from '@/domain/guest/guest'
import type { SessionId } from '@/domain/ids'
import { formatAmount } from '@/domain/money/format'
import { vxc } from '@/domain/money/money'
import type { Voucher } from '@/domain/vouchers/voucher'

/**
 * Maximum number of preferences that a guest can store, and maximum length of one, so that a page
 * cannot fill the store.
 */
const MAX_PREFERENCES = 100
const MAX_PREFERENCE_LENGTH = 500

/** The guest and their session out of the store. */
export class BackendGuestGateway implements GuestGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
    private readonly onSession: SessionListener,
  ) {}

  open(): Promise<Guest> {
    return this.current()
  }

  async current(): Promise<Guest> {
    return this.view(this.platform.store)
  }

  async balance(): Promise<BalanceReport> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const [balance, { isPayingCustomer }] = await Promise.all([
      balanceOfGuest(this.platform.store, guest.id),
      walletOf(this.platform.store, guest.id),
    ])
    return { balance, balanceFormatted: formatAmount(vxc(balance)), isPayingCustomer }
  }

  async vouchers(): Promise<readonly Voucher[]> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const owned = await this.platform.store.find(vouchers, 'byGuest', { prefix: [guest.id] })
    return owned.filter(({ amount }) => amount > 0)
  }

  logout(): Promise<void> {
    return logOut(this.platform, this.caller, this.onSession)
  }

  sessions(): Promise<readonly GuestSession[]> {
    return listSessions(this.platform, this.caller)
  }

  async endSession(id: SessionId): ReturnType<GuestGateway['endSession']> {
    const isEnded = await endSession(this.platform, this.caller, id, this.onSession)
    return isEnded ? { ok: true } : { ok: false, reason: 'not-found' }
  }

  updateProfile(change: ProfileChange): Promise<{ ok: true; guest: Guest } | { ok: false; reason: ProfileRefusal }> {
    return this.platform.store.transaction<{ ok: true; guest: Guest } | { ok: false; reason: ProfileRefusal }>(
      async (tx) => {
        const { guest } = await requireSession(tx, this.caller)
        if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
        const name = change.name?.trim()
        const refusal = name === undefined ? null : await renameRefusal(tx, guest, name)
        if (refusal !== null) return { ok: false, reason: refusal }
        const avatar = change.avatar ?? guest.avatar
        if (!Number.isSafeInteger(avatar) || avatar < 1)
          throw new BackendError('invalid-request', { fields: ['avatar'] })
        await tx.put(guests, { ...guest, name: name ?? guest.name, avatar })
        return { ok: true, guest: await this.view(tx) }
      },
    )
  }

  async savePreferences(preferences: Readonly<Record<string, string>>): Promise<void> {
    await this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const merged = { ...guest.preferences, ...preferences }
      const entries = Object.entries(merged)
      if (entries.length > MAX_PREFERENCES || entries.some(([, value]) => textLength(value) > MAX_PREFERENCE_LENGTH)) {
        throw new BackendError('invalid-request', { fields: ['preferences'] })
      }
      await tx.put(guests, { ...guest, preferences: merged })
    })
  }

  async purchases(first: number, after: string | null): Promise<CursorPage<Purchase>> {
    const { guest } = await requireSession(this.platform.store, this.caller)
    const limit = Math.min(Math.max(1, first), MAX_PAGE_SIZE)
    const cursor = after === null ? undefined : await this.platform.store.get(statementEntries, `${guest.id} ${after}`)
    const lines = await this.platform.store.find(statementEntries, 'byGuest', {
      prefix: [guest.id],
      direction: 'desc',
      ...(cursor === undefined ? {} : { after: [guest.id, cursor.at, cursor.id] }),
      limit: limit + 1,
    })
    const page = lines.slice(0, limit)
    return {
      items: page.map(({ guestId: _guest, ...line }) => line),
      next: lines.length > limit ? (page.at(-1)?.id ?? null) : null,
    }
  }

  private async view(reader: Reader): Promise<Guest> {
    const { guest, session } = await requireSession(reader, this.caller)
    return guestView(reader, guest, session, {
      now: this.platform.clock.now(),
      language: this.caller.language(),
    })
  }
}
