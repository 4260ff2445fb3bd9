import { describe, expect, it } from 'vitest'
import { DomainEvents, eventType } from '@/adapters/backend/kernel/domain-events'
import { leases } from '@/adapters/backend/kernel/leases'
import { MemoryStore } from '@/adapters/stores/memory-store'

const opened = eventType<{ readonly name: string }>('opened')
const leaseOf = (name: string) => ({ name, owner: 'test', until: 1 })

describe('a domain event', () => {
  it('reaches every subscriber in the order of subscription, in the transaction that published it', async () => {
    const [store, events, seen] = [new MemoryStore(), new DomainEvents(), [] as string[]]
    for (const subscriber of ['first', 'second']) {
      events.subscribe(opened, async (tx, { name }) => {
        seen.push(`${subscriber} ${name} ${(await tx.get(leases, 'written before'))?.owner}`)
        await tx.put(leases, leaseOf(`by ${subscriber}`))
      })
    }
    await store.transaction(async (tx) => {
      await tx.put(leases, leaseOf('written before'))
      await events.publish(tx, opened, { name: 'door' })
    })
    expect(seen).toEqual(['first door test', 'second door test'])
    expect(await store.get(leases, 'by second')).toEqual(leaseOf('by second'))
  })

  it('is undone with everything around it when a subscriber fails', async () => {
    const [store, events] = [new MemoryStore(), new DomainEvents()]
    events.subscribe(opened, () => Promise.reject(new Error('no')))
    const work = store.transaction(async (tx) => {
      await tx.put(leases, leaseOf('written before'))
      await events.publish(tx, opened, { name: 'door' })
    })
    await expect(work).rejects.toThrow('no')
    expect(await store.get(leases, 'written before')).toBeUndefined()
  })

  it('needs no subscriber', async () => {
    const publish = new MemoryStore().transaction((tx) => new DomainEvents().publish(tx, opened, { name: 'door' }))
    await expect(publish).resolves.toBeUndefined()
  })
})
