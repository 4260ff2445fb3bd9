import type { QueryClient } from '@/adapters/remote/query/query-client'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import type { RemoteSession } from '@/adapters/remote/session/remote-session'
import {
  getGuestBalance,
  getProfile,
  logout,
  savePreferences,
  updatePreview,
  updateProfile,
} from '@/adapters/wire/guest/guest-calls'
import { purchases } from '@/adapters/wire/guest/guest-queries'
import { vouchers } from '@/adapters/wire/vouchers/voucher'
import type {
  BalanceReport,
  GuestGateway,
  GuestSession,
  ProfileChange,
  Purchase,
} from '@/application/guest/guest-gateway'
import type { CursorPage } from '@/application/paging/page'
import type { Guest } from '@/domain/guest/guest'
import type { SessionId } from '@/domain/ids'
import type { Voucher } from '@/domain/vouchers/voucher'

/** The guest over the wire. */
export class RemoteGuestGateway implements GuestGateway {
  constructor(
    private readonly rest: RestClient,
    private readonly query: QueryClient,
    private readonly session: RemoteSession,
  ) {}

  async open(): Promise<Guest> {
    return (await this.session.open()).guest
  }

  async current(): Promise<Guest> {
    return (await this.rest.call(getProfile, {})).guest
  }

  balance(): Promise<BalanceReport> {
    return this.rest.call(getGuestBalance, {})
  }

  vouchers(): Promise<readonly Voucher[]> {
    return this.query.query(vouchers, {})
  }

  /** The page drops its token regardless of the platform's answer: a guest who logs out is logged out (AUT-026). */
  async logout(): Promise<void> {
    try {
      await this.rest.call(logout, {})
    } finally {
      this.session.close()
    }
  }

  async sessions(): Promise<readonly GuestSession[]> {
    return (await import('./remote-sessions')).sessionsOver(this.rest)
  }

  async endSession(id: SessionId): ReturnType<GuestGateway['endSession']> {
    return (await import('./remote-sessions')).endOver(this.rest, id)
  }

  updateProfile(change: ProfileChange): ReturnType<GuestGateway['updateProfile']> {
    const { name, avatar } = change
    if (name === undefined && avatar !== undefined) return this.rest.call(updatePreview, { avatar })
    return this.rest.call(updateProfile, change)
  }

  async savePreferences(preferences: Readonly<Record<string, string>>): Promise<void> {
    await this.rest.call(savePreferences, { data: { ...preferences } })
  }

  purchases(first: number, after: string | null): Promise<CursorPage<Purchase>> {
    return this.query.query(purchases, { first, after })
  }
}
