import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PENDING_ACTION_TYPES, type PendingActionParams } from '@/domain/access/pending-login-action'
import { PendingActions } from '@/ui/access/pending-actions'
import type { PendingKind } from '@/ui/access/pending-kind'
import { Pins } from '@/ui/actors/pins'
import { Page } from '@/ui/base/page-service'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { FakeClock, portOf, settled } from '#test/support/ui/doubles'
import { servicesOf } from '#test/support/ui/services'
import { QuietPage } from '#test/support/ui/quiet-page'

const VIDEO = '/en/videos/rain/'
const onPage = ['openChat', 'buyContent', 'like'] as const
type PagePendingType = (typeof onPage)[number]

function setup() {
  const page = new QuietPage('/en/cams/')
  const clock = new FakeClock()
  const done: string[] = []
  const services = servicesOf(
    [Page, page],
    [Pins, portOf<Pins>({ execute: ({ targetId }) => void done.push(`pin ${targetId}`) })],
    [Checkout, portOf<Checkout>({ isOpen: false, takeUp: async (flow) => void done.push(`pay ${flow}`) })],
  )
  const pending = new PendingActions(page, clock, services)
  const showing = { id: undefined as string | undefined }
  const execute = (type: PagePendingType, id: string | undefined) =>
    pending.execute(
      type,
      () => id,
      () => done.push(`${type} ${id}`),
    )
  return { page, clock, done, pending, showing, execute }
}

describe('what a guest wanted before the login', () => {
  it('is performed for every kind that is stored, here or on the page it belongs to [AUT-005]', async () => {
    for (const type of PENDING_ACTION_TYPES) {
      const { page, done, pending, execute } = setup()
      const params: PendingActionParams = { targetId: '7', targetUrl: VIDEO, value: 'vipabo' }
      pending.perform({ type, params })
      for (const kind of onPage) execute(kind, '7')
      await settled()
      expect({ type, doneCount: done.length + (type === 'openUrl' ? page.did.length : 0) }).toEqual({
        type,
        doneCount: 1,
      })
    }
  })

  it('leads to its page, waits there for what the page shows, and happens once [AUT-005]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...onPage), (type) => {
        const { page, done, pending, execute } = setup()
        pending.perform({ type, params: { targetId: '7', targetUrl: VIDEO } })
        expect(page.did).toEqual([`same ${VIDEO}`])
        execute(type, undefined)
        execute(type, '8')
        for (const other of onPage) if (other !== type) execute(other, '7')
        expect(done).toEqual([])
        execute(type, '7')
        execute(type, '7')
        expect(done).toEqual([`${type} 7`])
      }),
    )
  })

  it.each(PENDING_ACTION_TYPES.filter((type) => !onPage.some((other) => other === type)))(
    'is not awaited by a page where its feature performs it: %s',
    (type) => {
      const { pending } = setup()
      const wait = () =>
        pending.execute(
          type,
          () => '7',
          () => undefined,
        )
      expect(wait).toThrow(type)
    },
  )

  it('stays on the page where it was wanted', () => {
    const { page, done, pending, execute } = setup()
    execute('like', '7')
    pending.perform({ type: 'like', params: { targetId: '7', targetUrl: '/en/cams/' } })
    expect({ did: page.did, done }).toEqual({ did: [], done: ['like 7'] })
  })

  it('is forgotten when its page does not come: nothing is bought by a press of long ago', () => {
    const { clock, done, pending, execute } = setup()
    pending.perform({ type: 'buyContent', params: { targetId: '7', targetUrl: VIDEO } })
    clock.pass(60_001)
    execute('buyContent', '7')
    expect(done).toEqual([])
  })

  it('opens no payment that there is not', () => {
    const { done, pending } = setup()
    pending.perform({ type: 'openPayment', params: { value: 'constructor' } })
    expect(done).toEqual([])
  })
})

describe('the kinds of pending actions', () => {
  const declared = Object.values(
    import.meta.glob<readonly PendingKind[]>('/src/ui/*/pending-kinds.ts', { eager: true, import: 'pendingKinds' }),
  ).flat()

  it('are declared by one feature each', () => {
    expect(declared.map(({ type }) => type).toSorted()).toEqual([...PENDING_ACTION_TYPES].toSorted())
  })
})
