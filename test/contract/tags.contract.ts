import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'

const counts = async ({ ports }: Device): Promise<ReadonlyMap<string, number>> => {
  const { items } = await ports.videos.list({ sort: 'newest', first: 500, offset: 0 })
  const found = new Map<string, number>()
  for (const { tags } of items) for (const { id } of tags) found.set(id, (found.get(id) ?? 0) + 1)
  return found
}

export const tagsContract = (name: BindingName, bind: Bind): void =>
  contract('tags', name, bind, (bound) => {
    it('lists a hundred of the tags by the number of their videos, or as many as requested [MED-017][MED-037][MED-038]', async () => {
      const device = await bound().device()
      const wanted = await counts(device)
      const popular = await device.ports.tags.popular({})
      expect(popular.length).toBe(Math.min(100, wanted.size))
      for (const { id, label, count } of popular) {
        expect(count).toBe(wanted.get(id))
        expect(label).not.toBe('')
      }
      const sorted = [...wanted.values()].toSorted((a, b) => b - a)
      expect(popular.map(({ count }) => count)).toEqual(sorted.slice(0, popular.length))
      expect(await device.ports.tags.popular({ first: 3 })).toEqual(popular.slice(0, 3))
    })

    it('finds tags by the beginning of a word of theirs, accents and case aside [MED-036]', async () => {
      const device = await bound().device()
      const popular = await device.ports.tags.popular({ first: 500 })
      for (const { id, label } of popular.slice(0, 5)) {
        const found = await device.ports.tags.search(label.slice(0, 4).toUpperCase())
        expect(found).toContainEqual({ id, label })
        expect(found.length).toBeLessThanOrEqual(20)
      }
      expect(await device.ports.tags.search('zzzz')).toEqual([])
      expect(await device.ports.tags.search(' ')).toEqual([])
    })
  })
