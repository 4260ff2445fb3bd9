import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Guest } from '@/domain/guest/guest'
import { VipInvite } from '@/ui/payments/vip-offer'
import { guestWith } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

async function invite(change: Partial<Guest>) {
  const subscribe = vi.fn(async () => {})
  const guest = guestWith(change)
  const of = { guest: { guest, isLoggedIn: guest.isLoggedIn }, checkout: { subscribe } }
  const screen = await render(<VipInvite of={of} />, { wrapper: await providers() })
  return { screen, subscribe }
}

describe('the offer of the VIP club above its videos', () => {
  it.each([true, false])(
    'states what the club gives and costs, logged in: %s [PAY-085][PAY-086]',
    async (isLoggedIn) => {
      const { screen, subscribe } = await invite({ isLoggedIn })
      await expect.element(screen.getByRole('region', { name: 'What the VIP club gives you' })).toBeVisible()
      expect(screen.getByRole('listitem').elements()).toHaveLength(3)
      await expect.element(screen.getByText(/^One payment of .+ It ends automatically/u)).toBeVisible()
      await userEvent.click(screen.getByRole('button', { name: /^Become a VIP · / }))
      expect(subscribe).toHaveBeenCalledWith('vipabo', expect.anything())
    },
  )

  it('is not shown to members, who cannot press it [AUT-012][PAY-087]', async () => {
    const { screen } = await invite({ isLoggedIn: true, isVip: true })
    expect(screen.container.textContent).toBe('')
  })
})
