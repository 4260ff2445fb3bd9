import { noticeRules } from './notice-rules'
import { pushSubscriptions, type PushRecord } from './push-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { PushGateway, PushRefusal, PushSubscribed } from '@/application/notifications/push-gateway'
import type { PushTarget } from '@/application/notifications/push-service'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'

/**
 * Maximum number of a guest's browsers that receive messages; a further one replaces the one that
 * subscribed first.
 */
export const MAX_SUBSCRIPTIONS = 10

type Refused<R> = { readonly ok: false; readonly reason: R }

/** Push subscriptions of guests, out of the store. */
export class BackendPushGateway implements PushGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  key(): Promise<string | null> {
    return Promise.resolve(this.platform.rules.of(noticeRules).push?.publicKey ?? null)
  }

  async status(id: string): Promise<'subscribed' | 'unknown'> {
    return (await this.own(this.platform.store, id)) === undefined ? 'unknown' : 'subscribed'
  }

  async subscribe(target: PushTarget): Promise<PushSubscribed | Refused<PushRefusal>> {
    const refusal = this.refusalOf(target)
    if (refusal !== null) return { ok: false, reason: refusal }
    const id = this.platform.random.id()
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      return this.store(tx, target, guest.id, this.caller.language(), id)
    })
  }

  async resubscribe(
    token: string,
    target: PushTarget,
  ): Promise<PushSubscribed | Refused<PushRefusal | 'unknown-token'>> {
    const refusal = this.refusalOf(target)
    if (refusal !== null) return { ok: false, reason: refusal }
    const [tokenHash, id] = [await hashOf(token), this.platform.random.id()]
    return this.platform.store.transaction(async (tx) => {
      const [known] = await tx.find(pushSubscriptions, 'byToken', { prefix: [tokenHash], limit: 1 })
      if (known === undefined) return { ok: false, reason: 'unknown-token' }
      await tx.delete(pushSubscriptions, known.id)
      return this.store(tx, target, known.guestId, known.language, id)
    })
  }

  unsubscribe(id: string): Promise<void> {
    return this.platform.store.transaction(async (tx) => {
      if ((await this.own(tx, id)) !== undefined) await tx.delete(pushSubscriptions, id)
    })
  }

  update(id: string): Promise<'subscribed' | 'unknown'> {
    return this.platform.store.transaction(async (tx) => {
      const known = await this.own(tx, id)
      if (known === undefined) return 'unknown'
      await tx.put(pushSubscriptions, { ...known, language: this.caller.language() })
      return 'subscribed'
    })
  }

  private refusalOf({ endpoint }: PushTarget): PushRefusal | null {
    const { push } = this.platform.rules.of(noticeRules)
    if (push === null) return 'not-offered'
    return push.accepts(endpoint) ? null : 'unknown-service'
  }

  private async own(reader: Reader, id: string): Promise<PushRecord | undefined> {
    const { guest } = await requireSession(reader, this.caller)
    const known = await reader.get(pushSubscriptions, id)
    return known?.guestId === guest.id ? known : undefined
  }

  /**
   * Stores a subscription. A browser has one: a guest who logs in on a shared device takes it over,
   * and nobody else's messages arrive there. A browser that subscribes again, as a second tab does,
   * gets the same id and token, so that the first tab's remain valid. Only the browser and its push
   * service know the secret that the token is made of.
   */
  private async store(
    tx: Transaction,
    { endpoint, p256dh, auth }: PushTarget,
    guestId: GuestId,
    language: Language,
    drawnId: string,
  ): Promise<PushSubscribed> {
    const here = await tx.find(pushSubscriptions, 'byEndpoint', { prefix: [endpoint] })
    const id = here.find((each) => each.guestId === guestId)?.id ?? drawnId
    for (const { id: other } of here) await tx.delete(pushSubscriptions, other)
    const token = await hashOf(`push ${id} ${auth} ${endpoint}`)
    const tokenHash = await hashOf(token)
    const known = await tx.find(pushSubscriptions, 'byGuest', { prefix: [guestId] })
    for (const { id: oldest } of known.slice(0, Math.max(0, known.length + 1 - MAX_SUBSCRIPTIONS)))
      await tx.delete(pushSubscriptions, oldest)
    const at = this.platform.clock.now()
    await tx.put(pushSubscriptions, { id, guestId, endpoint, p256dh, auth, language, tokenHash, at })
    return { ok: true, id, token }
  }
}
