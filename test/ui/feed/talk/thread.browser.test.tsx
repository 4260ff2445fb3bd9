import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FeedComment, FeedThread } from '@/domain/feed/post'
import { runInAction } from 'mobx'
import { asId, type CommentId } from '@/domain/ids'
import { guestWith } from '#test/support/ui/doubles'
import { showFeed } from '#test/support/ui/feed-page'
import { whyHidden } from '#test/support/ui/in-sight'
import { postWith } from '#test/support/ui/posts'

const commentOf = (id: string, name: string, isOwn = false): FeedComment => ({
  id: asId<CommentId>(id),
  conversationId: asId<CommentId>('c1'),
  parentId: id === 'c1' ? null : asId<CommentId>('c1'),
  created: Date.UTC(2026, 10, 21, 19),
  isCreator: false,
  tipped: false,
  text: `Words of ${name}`,
  isReplyToReply: false,
  user: { name, avatar: null, isOwn },
})

const thread: FeedThread = { ...commentOf('c1', 'Windrose'), replies: [commentOf('c2', 'Robin', true)] }
const post = postWith({ comments: { totalCount: 2, nodes: [thread] } })

async function open(...given: Parameters<typeof showFeed>) {
  const shown = await showFeed(...given)
  const button = shown.screen.getByRole('button', { name: /^\d+ comments?$/u })
  ;(button.element() as HTMLElement).focus()
  return { ...shown, button }
}

it('opens with the keyboard, and what is written there is sent once', async () => {
  const { screen, button, world, hold, release } = await open([post])
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveAttribute('aria-expanded', 'true')
  await expect.element(screen.getByText('Words of Windrose')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Write something to Pia Winter' })
  const send = screen.getByRole('button', { name: 'Comment', exact: true })
  await expect.element(send).toBeDisabled()
  await userEvent.fill(field, 'What a calm evening')
  hold.on = true
  await userEvent.dblClick(send)
  release()
  await expect.element(field).toHaveValue('')
  expect(world.comments.map(({ text, repliesTo }) => [text, repliesTo])).toEqual([['What a calm evening', null]])
})

it('opens its field in sight of a phone, above the bar at its foot, with the focus in it and nothing written', async () => {
  await page.viewport(390, 844)
  const { screen, button } = await open([post])
  const field = screen.getByRole('textbox')
  const send = screen.getByRole('button', { name: 'Comment', exact: true })
  const bar = 64
  document.body.style.paddingBlock = '900px 1200px'
  button.element().scrollIntoView({ block: 'end' })
  scrollBy(0, bar)
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue('')
  await expect.poll(() => send.element().getBoundingClientRect().bottom).toBeLessThan(844 - bar)
  document.body.style.paddingBlock = ''
})

it('shows whom a reply is for, and takes that back', async () => {
  const { screen, world } = await open([post])
  await userEvent.keyboard('{Enter}')
  const reply = screen.getByRole('button', { name: 'Reply to Windrose' })
  await userEvent.click(reply)
  await expect.element(screen.getByText('Replying to Windrose')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the reply' }))
  await expect.element(screen.getByText('Replying to Windrose')).not.toBeInTheDocument()
  await userEvent.click(reply)
  await userEvent.fill(screen.getByRole('textbox'), 'It is')
  await userEvent.click(screen.getByRole('button', { name: 'Comment', exact: true }))
  await expect.poll(() => world.comments.map(({ repliesTo }) => repliesTo)).toEqual(['c1'])
})

it('deletes what the guest wrote, and offers that for nothing else', async () => {
  const { screen, world } = await open([post])
  await userEvent.keyboard('{Enter}')
  const remove = screen.getByRole('button', { name: 'Delete', exact: true })
  await expect.element(remove).toBeVisible()
  expect(remove.elements()).toHaveLength(1)
  await userEvent.click(remove)
  await expect.element(screen.getByText('Words of Robin')).not.toBeInTheDocument()
  expect(world.deleted).toEqual(['c2'])
})

it('leaves the place of a deleted comment with replies empty', async () => {
  const gone = { ...thread, text: '', user: null }
  const { screen } = await open([postWith({ comments: { totalCount: 1, nodes: [gone] } })])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('This comment was deleted.')).toBeVisible()
  await expect.element(screen.getByText('Words of Robin')).toBeVisible()
})

it('shows a guest who is blocked why they cannot write, and one without an account what they need', async () => {
  const blocked = await open([post], { isBlockedForComments: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(blocked.screen.getByText('Your account can’t write comments.')).toBeVisible()
  expect(blocked.screen.getByRole('textbox').elements()).toEqual([])
  await blocked.screen.unmount()
  const anonymous = await open([post], { isLoggedIn: false })
  await userEvent.keyboard('{Enter}')
  await expect.element(anonymous.screen.getByText('You need an account to join in.')).toBeVisible()
  await userEvent.click(anonymous.screen.getByRole('button', { name: 'Sign up free' }))
  expect(anonymous.world.opened).toEqual(['signup'])
})

it('shows that comments could not be loaded, and tries again on request', async () => {
  const { screen, world } = await open([post])
  world.broken = true
  await userEvent.keyboard('{Enter}')
  const retry = screen.getByRole('alert').getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  world.broken = false
  await userEvent.click(retry)
  await expect.element(screen.getByText('Words of Windrose')).toBeVisible()
  await expect.element(retry).not.toBeInTheDocument()
})

it('is closed below a post that is locked', async () => {
  const { screen } = await open([
    postWith({ need: 'needPurchase', priceCoins: 5, comments: { totalCount: 2, nodes: [] } }),
  ])
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('You can see the comments once the post is unlocked.')).toBeVisible()
  expect(screen.getByRole('textbox').elements()).toEqual([])
})

it('shows a guest who is led to it what they wrote, far down as it is', async () => {
  await page.viewport(390, 844)
  const others = Array.from({ length: 12 }, (_, at) => ({
    ...commentOf('c1', `Guest ${at}`),
    id: asId<CommentId>(`o${at}`),
    replies: [],
  }))
  // The page is there before its guest is known.
  const {
    screen,
    thread: conversation,
    guest,
  } = await showFeed([postWith({ comments: { totalCount: 14, nodes: [...others, thread] } })], { isLoggedIn: false })
  conversation.lead(post.id)
  const own = screen.getByText('Words of Robin')
  await expect.poll(() => own.elements().length).toBe(1)
  await expect.poll(() => whyHidden(own.element())).toBeNull()
  runInAction(() => (guest.guest = guestWith({ isLoggedIn: true })))
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  expect({ open: conversation.open, whyHidden: whyHidden(own.element()) }).toEqual({ open: post.id, whyHidden: null })
  expect(screen.getByRole('textbox').element()).not.toBe(document.activeElement)
})
