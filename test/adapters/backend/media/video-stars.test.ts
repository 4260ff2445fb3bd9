import { expect, it } from 'vitest'
import { bindMemory } from '#test/support/bindings/memory'

it('a request for video stars that names no number brings a hundred of them [ACT-061]', async () => {
  const binding = await bindMemory({ actors: 240, videos: 1_200 })
  const { ports } = await binding.device()
  const { items, total } = await ports.videoStars.list({ offset: 0 })
  expect(total).toBeGreaterThan(120)
  expect(items).toHaveLength(100)
  expect(await ports.videoStars.list({ first: 30, offset: 0 })).toMatchObject({ items: items.slice(0, 30), total })
})
