import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'

export const vip30Contract = (name: BindingName, bind: Bind): void =>
  contract('vip30', name, bind, (bound) => {
    it('answers what the VIP30 offers of each of the last twelve months are worth [MED-080]', async () => {
      const { ports } = await bound().device()
      const history = await ports.vip30.videosValueHistory()
      const { items } = await ports.videos.list({ category: 'vip30', first: 500, offset: 0 })
      const now = new Date(bound().environment.clock.now())
      expect(history).toHaveLength(12)
      expect(history.at(-1)).toMatchObject({ month: now.getUTCMonth() + 1, year: now.getUTCFullYear() })
      for (const { month, year, value } of history) {
        const own = items.filter(({ releasedAt }) => {
          const date = new Date(releasedAt)
          return date.getUTCMonth() + 1 === month && date.getUTCFullYear() === year
        })
        expect(value).toBe(own.reduce((sum, { basePrice }) => sum + basePrice.value, 0))
      }
    })
  })
