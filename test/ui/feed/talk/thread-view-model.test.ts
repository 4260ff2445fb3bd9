import { expect, it } from 'vitest'
import type { FeedGateway, PostChange } from '@/application/feed/feed-gateway'
import { WriteComment } from '@/application/feed/write-comment'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { Toasts } from '@/ui/base/toasts'
import { ThreadViewModel } from '@/ui/feed/talk/thread-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { CountingRandom, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { postWith } from '#test/support/ui/posts'

const post = postWith()

async function setUp(isLoggedIn: boolean) {
  const answers: PostChange[] = []
  const written: string[] = []
  const gateway = portOf<FeedGateway>({
    comment: async ({ text }) => {
      written.push(text)
      return answers.shift() ?? { ok: true, post }
    },
  })
  let found = guestWith({ isLoggedIn })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found, current: async () => found }), new FakeLive())
  await guest.open('en')
  const toasts = new Toasts()
  const checkout = portOf<Checkout>({ open: async () => undefined })
  const thread = new ThreadViewModel(gateway, new WriteComment(gateway, new CountingRandom()), guest, checkout, toasts)
  thread.about({ load: async () => undefined, update: () => undefined, postOf: () => post })
  await thread.toggle(post)
  const logIn = async () => {
    found = guestWith({ isLoggedIn: true })
    await guest.open('en')
  }
  return { thread, answers, written, logIn }
}

it('stays open over a sign-up, and sends nothing without a press', async () => {
  const { thread, written, logIn } = await setUp(false)
  expect(thread.mayWrite).toBe('login')
  await thread.signUp(post)
  await logIn()
  expect({ open: thread.open, mayWrite: thread.mayWrite, written }).toEqual({
    open: post.id,
    mayWrite: 'yes',
    written: [],
  })
})

it('leaves the draft as it is where the session has ended meanwhile, until the guest sends it themselves', async () => {
  const { thread, answers, written, logIn } = await setUp(true)
  answers.push({ ok: false, reason: 'login-required' })
  thread.write('What a calm evening')
  await thread.send()
  expect(thread.draft).toBe('What a calm evening')
  await logIn()
  expect(written).toHaveLength(1)
  await thread.send()
  expect({ writtenCount: written.length, draft: thread.draft }).toEqual({ writtenCount: 2, draft: '' })
})
