import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { jobs, overdueJobs } from '@/adapters/backend/kernel/jobs'
import { nullJournal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'

it('jobs are overdue when they are due for more than five seconds, and the report of the oldest includes its delay', async () => {
  const now = 1_000_000
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: -60_000, max: 60_000 }), { maxLength: 20 }), async (ages) => {
      const store = new MemoryStore(nullJournal)
      await store.transaction(async (tx) => {
        for (const [i, age] of ages.entries())
          await tx.put(jobs, { id: `${i}`, kind: 'reply', dueAt: now - age, data: {} })
      })
      const { count, oldest } = await overdueJobs({ store, clock: new TestClock(now) })
      expect(count).toBe(ages.filter((age) => age > 5_000).length)
      expect(oldest).toBe(Math.max(0, ...ages))
    }),
  )
})
