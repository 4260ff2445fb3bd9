import { expect, it } from 'vitest'
import { TestPlatform } from '#test/support/world/test-platform'

it('counts in a suggestion what the page of all has, also of what is found often [SEA-018]', async () => {
  const { ports } = await new TestPlatform({ actors: 40, videos: 1_200 }).visitor()
  for (const pattern of ['rain', 'night', 'piano']) {
    const [{ videos, mediathek, blog }, ...totals] = await Promise.all([
      ports.search.global(pattern),
      ...(['videos', 'mediathek', 'blog'] as const).map(
        async (category) => (await ports.search[category]({ pattern, offset: 0 })).total,
      ),
    ])
    expect([pattern, videos.count, mediathek.count, blog.count]).toEqual([pattern, ...totals])
  }
  const rain = await ports.search.videos({ pattern: 'rain', offset: 0 })
  expect(rain.total).toBeGreaterThan(100)
})
