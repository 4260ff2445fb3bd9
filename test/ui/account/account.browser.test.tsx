import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { GuestGateway, Purchase } from '@/application/guest/guest-gateway'
import { PURCHASE_KINDS } from '@/application/guest/purchase-kinds'
import { eur } from '@/domain/money/money'
import type { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import { NO_LIMITS } from '@/domain/access/limits'
import { LimitsCard } from '@/ui/account/limits-card'
import { LimitsViewModel } from '@/ui/account/limits-view-model'
import { AccountFrame, type Account } from '@/ui/account/account-frame'
import { NameCard } from '@/ui/account/profile-cards'
import { ProfileViewModel } from '@/ui/account/profile-view-model'
import { byDay } from '@/ui/account/purchase-days'
import { Statement } from '@/ui/account/purchases-screen'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { Toasts } from '@/ui/base/toasts'
import { FakeClock, FakeLive, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { providers } from '#test/support/ui/providers'

const line = (change: Partial<Purchase>): Purchase => ({
  id: 'p1',
  kind: 'video',
  at: new Date(2026, 10, 21, 21, 5).getTime(),
  coins: -24,
  paid: null,
  subject: 'Rain on the Skylight',
  subjectId: '1',
  tip: null,
  ...change,
})

async function sessionOf(isLoggedIn: boolean) {
  const guest = guestWith({ isLoggedIn })
  const session = guestOver(portOf<GuestGateway>({ open: async () => guest }), new FakeLive())
  await session.open('en')
  return session
}

describe('the name in the profile', () => {
  it('shows beside the field why a name was refused, and shows nothing more once it is changed', async () => {
    const session = await sessionOf(true)
    const gateway = portOf<GuestGateway>({ updateProfile: async () => ({ ok: false, reason: 'name-taken' }) })
    const profile = new ProfileViewModel(gateway, session, new Toasts())
    const screen = await render(<NameCard guest={guestWith()} profile={profile} />, { wrapper: await providers() })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.fill(field, 'Mira')
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveAccessibleDescription(expect.stringContaining('That name is taken'))
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await userEvent.fill(field, 'Mira of the north')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
  })

  it('shows the refusal again when the same name is sent again', async () => {
    const session = await sessionOf(true)
    let count = 0
    const gateway = portOf<GuestGateway>({
      updateProfile: async () => {
        count++
        return { ok: false, reason: 'name-taken' }
      },
    })
    const profile = new ProfileViewModel(gateway, session, new Toasts())
    const screen = await render(<NameCard guest={guestWith()} profile={profile} />, { wrapper: await providers() })
    const field = screen.getByRole('textbox', { name: 'Name' })
    await userEvent.fill(field, 'Mira')
    for (const sent of [1, 2]) {
      await userEvent.keyboard('{Enter}')
      await expect.poll(() => count).toBe(sent)
      await expect.element(field).toBeInvalid()
    }
  })
})

describe('a limit', () => {
  it('shows beside its field that it is no amount, and sends it once it is one', async () => {
    const report = { limits: NO_LIMITS, spent: { daily: 0, weekly: 0, monthly: 0 } }
    const requests: unknown[] = []
    const gateway = portOf<SpendingLimitsGateway>({
      read: async () => ({ ok: true, report }),
      setLimit: async (...request) => {
        requests.push(request)
        return { ok: true, report }
      },
    })
    const limits = new LimitsViewModel(gateway, await sessionOf(true), new FakeClock(), new Toasts())
    limits.start()
    const screen = await render(<LimitsCard limits={limits} />, { wrapper: await providers() })
    const field = screen.getByRole('textbox').first()
    await userEvent.fill(field, '2,5')
    expect(field.element().getAttribute('aria-invalid')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(/whole number of coins/u)
    await userEvent.fill(field, '25')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => requests).toEqual([['daily', 25]])
  })
})

describe('the statement', () => {
  const statement = (items: readonly Purchase[]) => ({
    days: byDay(items, (at) => new Date(at).toDateString()),
    list: {
      isKnown: true,
      isEmpty: items.length === 0,
      isPaused: false,
      isLoading: false,
      error: null,
      goOn: async () => undefined,
      retry: async () => undefined,
    },
  })

  it('shows coins with their sign, what was paid in euro, and leads to what was bought', async () => {
    const items = [line({}), line({ id: 'p2', kind: 'top-up', coins: 40, paid: eur(1_000), subject: null })]
    const screen = await render(<Statement {...statement(items)} />, { wrapper: await providers() })
    const [video, topUp] = screen.getByRole('listitem').elements()
    expect(video?.textContent).toContain('−24 VXC')
    expect(topUp?.textContent).toContain('+40 VXC')
    expect(topUp?.textContent).toContain('10,00 €')
    await expect
      .element(screen.getByRole('link', { name: 'Rain on the Skylight' }))
      .toHaveAttribute('href', '/en/videos/watch/1/')
  })

  it('has a picture and a label for every kind of purchase, and leads to an album as well', async () => {
    const items = PURCHASE_KINDS.map((kind) => line({ id: kind, kind, subject: `A ${kind}`, subjectId: '7' }))
    const screen = await render(<Statement {...statement(items)} />, { wrapper: await providers() })
    for (const { kind } of items) {
      const shown = screen.getByRole('listitem').filter({ has: page.getByText(`A ${kind}`, { exact: true }) })
      expect(shown.element().querySelector('svg')).not.toBeNull()
      const [, label] = shown.element().querySelectorAll('span > span')
      expect(label?.textContent).toMatch(/^[A-Z][a-z -]+$/u)
    }
    await expect.element(screen.getByRole('link', { name: 'A album' })).toHaveAttribute('href', '/en/albums/view/7/')
  })

  it('gives a finger 44 px for what was bought, above and below its line', async () => {
    const screen = await render(<Statement {...statement([line({})])} />, { wrapper: await providers() })
    const link = screen.getByRole('link', { name: 'Rain on the Skylight' }).element()
    const { left, top } = link.getBoundingClientRect()
    const owned = Array.from({ length: 90 }, (_, i) => document.elementFromPoint(left + 10, top - 30 + i) === link)
    expect(owned.filter(Boolean).length).toBeGreaterThanOrEqual(44)
  })

  it('describes what will be here where nothing is', async () => {
    const screen = await render(<Statement {...statement([])} />, { wrapper: await providers() })
    await expect.element(screen.getByRole('heading', { name: 'No purchases yet' })).toBeVisible()
  })
})

describe('a page of the account', () => {
  async function frame(isLoggedIn: boolean, open: Checkout['open'] = async () => undefined) {
    const session = await sessionOf(isLoggedIn)
    return render(
      <AccountFrame
        place="purchases"
        account={{
          guest: session,
          checkout: { open },
          payment: { isForced: false },
          subscriptions: portOf<Account['subscriptions']>({ bar: null }),
        }}
      >
        <p>every coin</p>
      </AccountFrame>,
      { wrapper: await providers() },
    )
  }

  it('invites an anonymous guest instead of showing an empty page [AUT-009]', async () => {
    const flows: string[] = []
    const screen = await frame(false, async (flow) => {
      flows.push(flow)
    })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
    expect(screen.getByText('every coin').elements()).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Sign up' }))
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
    expect(flows).toEqual(['signup', 'login'])
  })

  it('ends at the right edge of the page, on a wide screen too', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(1440, 900)
    const screen = await frame(true)
    await expect.element(screen.getByText('every coin')).toBeVisible()
    const content = screen.getByText('every coin').element().parentElement?.getBoundingClientRect()
    const { right } = screen.container.getBoundingClientRect()
    const page1256 = (1440 - 1256) / 2
    expect(Math.abs((content?.right ?? 0) - (right - page1256))).toBeLessThanOrEqual(10)
    await page.viewport(innerWidth, innerHeight)
  })

  it('shows a member where they are and the way to the other pages', async () => {
    const screen = await frame(true)
    await expect.element(screen.getByText('every coin')).toBeVisible()
    const links = screen.getByRole('navigation', { name: 'Your account' }).getByRole('link')
    expect(links.elements().map((link) => link.getAttribute('aria-current'))).toEqual([
      null,
      null,
      null,
      null,
      null,
      'page',
      null,
      null,
    ])
  })
})
