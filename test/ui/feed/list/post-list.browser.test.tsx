import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { asId, type ActorId, type PostId } from '@/domain/ids'
import { showFeed } from '#test/support/ui/feed-page'
import { postWith } from '#test/support/ui/posts'

it('announces three new posts on a button, which shows them above the others', async () => {
  const { screen, world, live } = await showFeed([postWith()])
  const titles = () =>
    screen
      .getByRole('heading', { level: 2 })
      .elements()
      .map((one) => one.textContent)
  for (const name of ['p2', 'p3', 'p4']) {
    const id = asId<PostId>(name)
    world.posts = [postWith({ id, title: `Evening ${name}` }), ...world.posts]
    live.send({ type: 'feedPostPublished', postId: id, actorId: asId<ActorId>('a9') })
  }
  const button = screen.getByRole('status').getByRole('button', { name: '3 new posts' })
  await expect.element(button).toBeVisible()
  expect(titles()).toEqual(['From the balcony'])
  await userEvent.click(button)
  await expect.element(button).not.toBeInTheDocument()
  expect(titles()).toEqual(['Evening p4', 'Evening p3', 'Evening p2', 'From the balcony'])
})

it('lets a guest with a keyboard get past the posts of a profile', async () => {
  const { screen } = await showFeed([postWith(), postWith({ id: asId<PostId>('p2') })], {}, true)
  await expect.element(screen.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await userEvent.tab()
  await expect.element(screen.getByRole('link', { name: 'Skip the posts' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'Below the posts' })).toHaveFocus()
})
