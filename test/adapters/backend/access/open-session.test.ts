import { expect, it } from 'vitest'
import { guests } from '@/adapters/backend/access/guest-records'
import { newVisitor } from '@/adapters/backend/access/open-session'
import { TestPlatform } from '#test/support/world/test-platform'

it('gives a visitor one of the 240 pictures of guests, whatever chance says', async () => {
  const { context } = new TestPlatform({ actors: 2, videos: 0 })
  const avatarAt = async (chance: number) => {
    const random = { next: () => chance, id: () => context.random.id() }
    const id = await context.store.transaction((tx) => newVisitor({ ...context, random }, tx))
    return (await context.store.get(guests, id))?.avatar
  }
  expect(await Promise.all([0, 0.5 / 240, 0.5, 1 - 0.5 / 240].map(avatarAt))).toEqual([1, 1, 121, 240])
})
