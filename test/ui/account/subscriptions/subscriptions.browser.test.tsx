import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Subscription } from '@/application/payments/subscription-gateway'
import { asId, type SubscriptionId } from '@/domain/ids'
import { OfferBar } from '@/ui/account/subscriptions/offer-bar'
import { OfferBarCookie } from '@/ui/account/subscriptions/offer-bar-cookie'
import { SubscriptionsCard } from '@/ui/account/subscriptions/subscriptions-card'
import { providers } from '#test/support/ui/providers'

const END = new Date(2026, 11, 24, 12).getTime()

const cancelled = {
  id: asId<SubscriptionId>('vip-1'),
  plan: 'vip',
  state: 'cancelled',
  from: 0,
  until: END,
  nextChargeAt: null,
  means: null,
  offer: { days: 7, until: END },
} as const satisfies Subscription

const pressed: string[] = []
const actions = {
  isWorking: false,
  asked: null,
  ask: (id: SubscriptionId | null) => pressed.push(`ask ${id ?? 'nothing'}`),
  cancel: async (id: SubscriptionId) => void pressed.push(`cancel ${id}`),
  stay: async (id: SubscriptionId) => void pressed.push(`stay ${id}`),
  closeBar: () => pressed.push('close'),
}

describe('the bar about what is offered', () => {
  it('names the days and the last day, and is accepted or closed', async () => {
    pressed.length = 0
    const screen = await render(<OfferBar subscriptions={{ ...actions, bar: cancelled }} />, {
      wrapper: await providers(),
    })
    const bar = screen.getByRole('complementary', { name: 'If you stay' })
    await expect.element(bar.getByText(/Stay by 24\sDecember\s2026, and 7 days are added for free/u)).toBeVisible()
    await userEvent.click(bar.getByRole('button', { name: 'Stay and get 7 days' }))
    await userEvent.click(bar.getByRole('button', { name: 'Close this notice' }))
    expect(pressed).toEqual(['stay vip-1', 'close'])
  })

  it('is closed by a cookie with the value 1 [GUE-025]', () => {
    const cookie = new OfferBarCookie()
    expect({ isClosed: cookie.isClosed(), cookies: document.cookie }).toMatchObject({ isClosed: false })
    cookie.close(60)
    expect(document.cookie.split('; ')).toContain('vesper.cancellationOfferStatusBar=1')
    expect(new OfferBarCookie().isClosed()).toBe(true)
    cookie.close(0)
    expect(cookie.isClosed()).toBe(false)
  })
})

describe('the subscriptions in the profile', () => {
  it('are cancelled after a question that says what stays until when', async () => {
    pressed.length = 0
    const active: Subscription = { ...cancelled, state: 'active', offer: null }
    const screen = await render(
      <SubscriptionsCard subscriptions={{ ...actions, list: [active], asked: active.id }} />,
      { wrapper: await providers() },
    )
    const box = screen.getByRole('dialog', { name: 'Cancel this subscription?' })
    await expect.element(box.getByText(/until 24\sDecember\s2026/u)).toBeVisible()
    await userEvent.click(box.getByRole('button', { name: 'Keep it' }))
    await userEvent.click(box.getByRole('button', { name: 'Cancel subscription' }))
    expect(pressed).toEqual(['ask nothing', 'cancel vip-1'])
  })

  it('that are cancelled cannot be cancelled again, and show what the guest gets if they stay', async () => {
    const screen = await render(<SubscriptionsCard subscriptions={{ ...actions, list: [cancelled] }} />, {
      wrapper: await providers(),
    })
    await expect.element(screen.getByText('Cancelled. You keep everything until 24 December 2026.')).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Stay and get 7 days' })).toBeVisible()
    await expect.element(screen.getByRole('button', { name: 'Cancel subscription' })).not.toBeInTheDocument()
  })
})
