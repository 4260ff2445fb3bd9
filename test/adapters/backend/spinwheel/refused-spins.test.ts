import { expect, it, vi } from 'vitest'
import { guestCounters } from '@/adapters/backend/access/guest-counters'
import { wheelPrizes } from '@/adapters/backend/spinwheel/spinwheel-records'
import { asId } from '@/domain/ids'
import { wheelOf } from '#test/contract/spinwheel-setup'
import { freshKey } from '#test/contract/setup'
import { TestPlatform } from '#test/support/world/test-platform'

it('a spin that is refused searches no catalogue: a client without spins costs no more than the look at its counters', async () => {
  const test = new TestPlatform()
  const { store } = test.context
  await store.transaction(async (tx) => {
    for (const { id } of await tx.find(wheelPrizes, 'inOrder', { prefix: [] })) await tx.delete(wheelPrizes, id)
    for (const prize of wheelOf('video')) await tx.put(wheelPrizes, prize)
  })
  const { id, ports } = await test.member()
  const select = vi.spyOn(store, 'select')
  expect(await ports.spinWheel.spin(freshKey())).toMatchObject({ ok: true })
  expect(select.mock.calls.length).toBeGreaterThan(0)
  select.mockClear()
  expect(await ports.spinWheel.spin(freshKey())).toEqual({ ok: false, reason: 'no-spins' })
  await store.transaction(async (tx) => {
    const counters = await tx.get(guestCounters, id)
    if (counters !== undefined) await tx.put(guestCounters, { ...counters, spins: 3 })
  })
  await ports.spendingLimits.exclude(test.clock.now() + 86_400_000)
  expect(await ports.spinWheel.spin(asId('another'))).toEqual({ ok: false, reason: 'self-excluded' })
  expect(select).not.toHaveBeenCalled()
})
