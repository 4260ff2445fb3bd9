import { givePrize } from './give-prize'
import { grantSpins, spinsOf, takeSpin } from './guest-spins'
import { contentCandidates, contentOf } from './prize-content'
import { dailySpins, spinWins, winKey, type SpinWinRecord } from './spinwheel-records'
import { wheelParts } from './wheel-view'
import { winsOf, winsPage, type WinViewer } from './win-view'
import { authorize } from '@/adapters/backend/access/authorize'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { contentKinds } from '@/adapters/backend/content/content-kinds'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import { isExcluded } from '@/adapters/backend/money/spending-limits'
import type { Reader } from '@/adapters/stores/store'
import type { CursorPage } from '@/application/paging/page'
import type { SpinResult, SpinWheelGateway } from '@/application/spinwheel/spin-wheel-gateway'
import type { GuestId, IdempotencyKey } from '@/domain/ids'
import { platformDayOf } from '@/domain/spinwheel/daily-spins'
import type { SpinWin } from '@/domain/spinwheel/prize'
import { drawnSegment, type SpinRefusal, type SpinWheel } from '@/domain/spinwheel/wheel'

const refused = (reason: SpinRefusal): SpinResult => ({ ok: false, reason })

/** Returns why the guest may not spin, however many spins they have; `null`: they may. */
async function barOf(reader: Reader, guest: GuestRecord, now: number): Promise<SpinRefusal | null> {
  const permission = authorize(guest, 'spin')
  if (!permission.ok) return permission.reason
  return (await isExcluded(reader, guest.id, now)) ? 'self-excluded' : null
}

/** The spin wheel out of the store. */
export class BackendSpinWheel implements SpinWheelGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async wheel(): Promise<SpinWheel> {
    const { store, clock } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const now = clock.now()
    const [parts, bar] = await Promise.all([wheelParts(store, this.caller.language()), barOf(store, guest, now)])
    const segments = parts.map(({ segment }) => segment)
    if (!isLoggedIn(guest)) return { segments, spins: 0, refusal: bar }
    const spins = bar === null ? await this.granted(guest.id, now) : await spinsOf(store, guest.id, now)
    const lack = segments.length === 0 ? 'closed' : spins === 0 ? 'no-spins' : null
    return { segments, spins, refusal: bar ?? lack }
  }

  async spin(key: IdempotencyKey): Promise<SpinResult> {
    const { store, clock, random } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const viewer = this.viewer(guest.id)
    if (!isLoggedIn(guest)) return refused('login-required')
    const before = await store.get(spinWins, winKey(guest.id, key))
    if (before !== undefined) return this.answer(store, before)
    // The transaction decides; checked here as well, so that a refused spin does not search the
    // catalogue for prizes.
    const refusal =
      (await barOf(store, guest, clock.now())) ??
      ((await this.granted(guest.id, clock.now())) === 0 ? 'no-spins' : null)
    if (refusal !== null) return refused(refusal)
    const parts = await wheelParts(store, viewer.language)
    // Drawn before the transaction, which may run more than once: each attempt gives the same.
    const drawn = drawnSegment(
      parts.map(({ segment, record }) => ({ ...segment, record })),
      random.next(),
    )
    const buyer = { guest, language: viewer.language, now: clock.now(), countryCode: session.countryCode }
    const content = drawn === undefined ? undefined : contentOf(this.platform, drawn.prize.kind)
    const candidates = content === undefined ? [] : await contentCandidates(this.platform, content, buyer)
    return transactionWithUpdates<SpinResult>(this.platform, async (tx, publish) => {
      const { guest: current } = await requireSession(tx, this.caller)
      if (current.id !== guest.id) return refused('login-required')
      // Another tab, or another server, may have been faster with the same key.
      const known = await tx.get(spinWins, winKey(guest.id, key))
      if (known !== undefined) return this.answer(tx, known)
      const bar = await barOf(tx, current, buyer.now)
      if (bar !== null) return refused(bar)
      if (drawn === undefined) return refused('closed')
      const taken = await takeSpin(tx, guest.id, buyer.now)
      if (taken === null) return refused('no-spins')
      publish(...taken)
      const given = await givePrize(tx, {
        prize: drawn.record,
        key,
        buyer: { ...buyer, guest: current },
        content,
        candidates,
        publish,
      })
      const win: SpinWinRecord = {
        guestId: guest.id,
        key,
        segmentId: drawn.id,
        drawn: drawn.record.kind,
        ...given,
        at: buyer.now,
      }
      await tx.put(spinWins, win)
      return this.answer(tx, win)
    })
  }

  async wins(first: number, after: string | null): Promise<CursorPage<SpinWin>> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    return winsPage(store, this.viewer(guest.id), first, after)
  }

  private viewer(guestId: GuestId): WinViewer {
    return { guestId, language: this.caller.language(), kinds: contentKinds(this.platform) }
  }

  private async answer(reader: Reader, record: SpinWinRecord): Promise<SpinResult> {
    const { guestId } = record
    const [[win], spins] = await Promise.all([
      winsOf(reader, [record], this.viewer(guestId)),
      spinsOf(reader, guestId, this.platform.clock.now()),
    ])
    return win === undefined ? refused('closed') : { ok: true, win, spins }
  }

  /** The spins of the guest, with those of the days up to now. Most reads write nothing. */
  private async granted(guestId: GuestId, now: number): Promise<number> {
    const { store } = this.platform
    const known = await store.get(dailySpins, guestId)
    if (known === undefined || known.day < platformDayOf(now))
      await store.transaction((tx) => grantSpins(tx, guestId, now))
    return spinsOf(store, guestId, now)
  }
}
