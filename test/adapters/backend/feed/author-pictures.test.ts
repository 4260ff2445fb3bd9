import { expect, it } from 'vitest'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { FeedPost } from '@/domain/feed/post'
import { TestPlatform } from '#test/support/world/test-platform'

it('every author in the feed of the sample world has a picture, their own unless it is rated above what a guest may see', async () => {
  const platform = new TestPlatform({ actors: 240, videos: 0 })
  const { ports } = await platform.visitor()
  const posts: FeedPost[] = []
  let after: string | null = null
  do {
    const page = await ports.feed.list({ first: 100, after, mode: 'all', language: 'en' })
    posts.push(...page.items)
    after = page.next
  } while (after !== null)
  const authors = new Map(posts.map(({ model }) => [model.id, model]))
  expect(authors.size).toBeGreaterThan(50)
  for (const { id, name, avatar } of authors.values()) {
    const record = await platform.context.store.get(actors, id)
    expect(avatar.picture).not.toBeNull()
    const isOwn = avatar.picture?.family === record?.family
    expect({ name, isOwn }).toEqual({ name, isOwn: (record?.avatarRating ?? 0) <= 16 })
  }
})
