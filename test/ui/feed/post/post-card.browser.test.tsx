import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { FeedPost } from '@/domain/feed/post'
import { tippingGoalOf } from '@/domain/feed/tipping-goal'
import { showFeed } from '#test/support/ui/feed-page'
import { postWith } from '#test/support/ui/posts'
import { limit } from '#test/support/limit'
import { grantedAddress } from '@/domain/media/granted-address'

const photos = (count: number): FeedPost['photos'] => ({
  count,
  photos: Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    address: grantedAddress(`/nowhere/photo-${at + 1}`),
    avsRequired: false,
  })),
  contestId: null,
})

const clip = (src: string): FeedPost['clip'] => ({
  id: 'c1',
  length: 75,
  width: 1280,
  height: 720,
  ratio: 16 / 9,
  avsRequired: false,
  sources: [
    { label: 'HD', src: grantedAddress(src), type: 'application/x-mpegURL', poster: { family: 9, variant: 'a0' } },
  ],
})

describe('a post', () => {
  it('shows the beginning of a long text, and all of it on request', async () => {
    const { screen } = await showFeed([postWith({ text: 'The city is quiet tonight. '.repeat(40) })])
    const text = screen.getByText(/^The city is quiet/u)
    const height = () => text.element().getBoundingClientRect().height
    const before = height()
    const more = screen.getByRole('button', { name: 'Read more' })
    await expect.element(more).toHaveAttribute('aria-expanded', 'false')
    ;(more.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Show less' })).toHaveFocus()
    expect(height()).toBeGreaterThan(before * 2)
    await userEvent.keyboard('{Enter}')
    expect(height()).toBe(before)
  })

  it('shows a short text whole', async () => {
    const { screen } = await showFeed([postWith()])
    await expect.element(screen.getByText('The city is quieter than usual tonight.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read more' }).elements()).toEqual([])
  })

  it('opens its pictures with the keyboard, all of them, and gives the focus back', async () => {
    const { screen } = await showFeed([postWith({ type: 'photos', photos: photos(6) })])
    const open = screen.getByRole('button', { name: /^Open picture/u })
    expect(open.elements()).toHaveLength(4)
    const third = screen.getByRole('button', { name: 'Open picture 3 of 6: From the balcony' })
    ;(third.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const viewer = screen.getByRole('dialog', { name: 'From the balcony' })
    await expect.element(viewer.getByText('Picture 3 of 6')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(viewer.getByText('Picture 5 of 6')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(viewer).not.toBeInTheDocument()
    await expect.element(third).toHaveFocus()
  })

  it('plays its clip in the player once it is pressed, and nothing before', async () => {
    const { screen } = await showFeed([postWith({ type: 'clip', clip: clip('/nowhere/index.m3u8') })])
    const play = screen.getByRole('button', { name: 'Play “From the balcony”, 1:15' })
    expect(document.querySelector('video')).toBeNull()
    ;(play.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('region', { name: 'From the balcony' })).toBeVisible()
    await expect
      .element(screen.getByRole('alert').getByText('The clip can’t be played'), { timeout: limit(20_000) })
      .toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})

describe('a post that is locked', () => {
  const sold: Partial<FeedPost> = { paidContent: true, priceCoins: 20, need: 'needPurchase', text: '' }

  // The platform sends none; a card that has one after all shows it as little.
  it.each([
    ['pictures', { type: 'photos', photos: photos(3) }, '3 pictures'],
    ['a clip', { type: 'clip', clip: clip('/nowhere/index.m3u8') }, 'Clip, 75 seconds'],
    ['a text', { words: 24 }, 'A personal text, 24 words'],
    ['a text of one word', { words: 1 }, 'A personal text, 1 word'],
  ] as const)('shows that it is %s and what it costs, and has no address of it', async (_kind, change, what) => {
    const { screen } = await showFeed([postWith({ ...sold, ...change })])
    await expect.element(screen.getByText(what, { exact: true })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Unlock for 20 VXC' })).toBeVisible()
    expect(screen.container.innerHTML).not.toContain('/nowhere/')
    expect(screen.getByRole('button', { name: /^(Open picture|Play)/u }).elements()).toEqual([])
  })

  it('is bought once with a double press, and shown at once', async () => {
    const { screen, world, guest, hold, release } = await showFeed([
      postWith({ ...sold, type: 'photos', photos: photos(2) }),
    ])
    hold.on = true
    await userEvent.dblClick(screen.getByRole('button', { name: 'Unlock for 20 VXC' }))
    release()
    await expect.element(screen.getByRole('button', { name: /^Open picture 1 of 2/u })).toBeVisible()
    expect({ bought: world.bought, balance: guest.balance }).toEqual({ bought: [20], balance: 80 })
  })

  it('names its price to a guest without an account too', async () => {
    const { screen, world } = await showFeed([postWith({ ...sold, need: 'needLogin' })], { isLoggedIn: false })
    await expect.element(screen.getByRole('button', { name: 'Unlock for 20 VXC' })).toBeVisible()
    await expect.element(screen.getByText('20 VXC, paid once, no subscription.')).toBeVisible()
    expect(world.bought).toEqual([])
  })

  it('leads to the sign-up where an account is enough', async () => {
    const { screen, world } = await showFeed([postWith({ need: 'needLogin', text: '' })], { isLoggedIn: false })
    await expect.element(screen.getByText('For guests with an account.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Sign up free' }))
    expect(world.opened).toEqual(['signup'])
  })

  it('leads to the proof of age, and shows that one is being checked', async () => {
    const first = await showFeed([postWith({ ...sold, need: 'needAgeCheck' })])
    await expect.element(first.screen.getByText('This post requires proof of age.')).toBeVisible()
    expect(first.screen.getByRole('button', { name: /^Unlock/u }).elements()).toEqual([])
    await userEvent.click(first.screen.getByRole('button', { name: 'Prove my age' }))
    expect(first.modals.open?.id).toBe('avs')
    await first.screen.unmount()
    const second = await showFeed([postWith({ need: 'needAgeCheck' })], { avsStatus: 'pending' })
    await expect.element(second.screen.getByText('Your proof of age is being checked.')).toBeVisible()
  })
})

describe('the actions of a post', () => {
  it('have their counts, and a double press on like is sent once', async () => {
    const comments = { totalCount: 1, nodes: [] }
    const { screen, world, hold, release } = await showFeed([postWith({ comments })])
    await expect.element(screen.getByRole('button', { name: '1 comment' })).toBeVisible()
    await expect.element(screen.getByText('Seen 40 times')).toBeInTheDocument()
    hold.on = true
    await userEvent.dblClick(screen.getByRole('button', { name: 'Like, 3 so far' }))
    const liked = screen.getByRole('button', { name: 'Like, 4 so far' })
    await expect.element(liked).toHaveAttribute('aria-pressed', 'true')
    release()
    await expect.element(liked).toHaveAttribute('aria-pressed', 'true')
    expect(world.likes).toEqual(['like'])
  })

  it('of its goal show how much there is, and lead to a tip until it is achieved', async () => {
    const first = await showFeed([postWith({ tippingGoal: tippingGoalOf(200, 50) })])
    const meter = first.screen.getByRole('meter', { name: 'Tip goal' })
    await expect.element(meter).toHaveAttribute('aria-valuetext', '50 of 200 VXC, 25%')
    await userEvent.click(first.screen.getByRole('button', { name: 'Contribute' }))
    await expect.element(first.screen.getByRole('dialog', { name: 'Tip Pia Winter' })).toBeVisible()
    await first.screen.unmount()
    const second = await showFeed([postWith({ tippingGoal: tippingGoalOf(200, 260) })])
    await expect.element(second.screen.getByText('Goal achieved')).toBeVisible()
    expect(second.screen.getByRole('button', { name: 'Contribute' }).elements()).toEqual([])
  })
})
