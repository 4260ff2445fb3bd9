import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway, Purchase } from '@/application/guest/guest-gateway'
import { PurchasesViewModel } from '@/ui/account/purchases-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const line = (n: number): Purchase => ({
  id: `p${n}`,
  kind: 'video',
  at: n * 60_000,
  coins: -n,
  paid: null,
  subject: `Video ${n}`,
  subjectId: String(n),
  tip: null,
})

/** An account with this many entries, of which 25 are returned at once. */
async function setup(count: number) {
  const live = new FakeLive()
  const state = { lines: Array.from({ length: count }, (_, i) => line(count - i)), isBroken: false }
  const gateway = portOf<GuestGateway>({
    open: async () => guestWith(),
    purchases: async (first, after) => {
      if (state.isBroken) throw new BackendError('offline')
      const from = after === null ? 0 : state.lines.findIndex(({ id }) => id === after) + 1
      const items = state.lines.slice(from, from + first)
      return { items, next: from + first < state.lines.length ? (items.at(-1)?.id ?? null) : null }
    },
  })
  const guest = guestOver(gateway, live)
  await guest.open('en')
  const purchases = new PurchasesViewModel(gateway, guest, new Texts(loadCatalog))
  purchases.start()
  await settled()
  return { purchases, live, state }
}

const ids = (purchases: PurchasesViewModel) => purchases.list.items.map(({ id }) => id)

describe('the account statement', () => {
  it('grows by cursor to its end and shows no entry twice', async () => {
    const { purchases, state } = await setup(60)
    expect(ids(purchases)).toHaveLength(25)
    await purchases.list.goOn()
    await purchases.list.goOn()
    await purchases.list.goOn()
    expect(ids(purchases)).toEqual(state.lines.map(({ id }) => id))
    expect(purchases.list.isPaused).toBe(false)
  })

  it('takes in what was bought while it is open, and retains what was loaded', async () => {
    const { purchases, live, state } = await setup(60)
    await purchases.list.goOn()
    state.lines = [line(61), ...state.lines]
    live.send({ type: 'balance', balance: 39 })
    await settled()
    expect(ids(purchases).slice(0, 2)).toEqual(['p61', 'p60'])
    expect(ids(purchases)).toHaveLength(51)
    await purchases.list.goOn()
    expect(ids(purchases)).toEqual(state.lines.map(({ id }) => id))
  })

  it('reports that there is nothing yet', async () => {
    const { purchases } = await setup(0)
    expect({ isEmpty: purchases.list.isEmpty, isPaused: purchases.list.isPaused }).toEqual({
      isEmpty: true,
      isPaused: false,
    })
  })

  it('retains its entries when the next ones do not come', async () => {
    const { purchases, state } = await setup(60)
    state.isBroken = true
    await purchases.list.goOn()
    expect(purchases.list.error).toBe('offline')
    expect(ids(purchases)).toHaveLength(25)
    state.isBroken = false
    await purchases.list.goOn()
    expect({ error: purchases.list.error, idCount: ids(purchases).length }).toEqual({ error: null, idCount: 50 })
  })
})
