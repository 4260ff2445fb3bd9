import '@/ui/theme/base.css'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RedeemRefusal } from '@/domain/codes/bonus-code'
import { asId, type ActorId, type VoucherId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { voucherTypes, type VoucherType } from '@/domain/vouchers/voucher'
import { Resource } from '@/ui/base/resource'
import { RedeemCard } from '@/ui/codes/redeem-card'
import type { RedeemViewModel } from '@/ui/codes/redeem-view-model'
import { RedeemedList } from '@/ui/codes/redeemed-list'
import { VoucherList } from '@/ui/codes/voucher-list'
import { voucherOf } from '#test/support/arbitraries/vouchers'
import { checkOf, codeWith, redeemedWith } from '#test/support/ui/codes'
import { guestWith } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

const NOBODY = { guest: guestWith({ isLoggedIn: true }), isLoggedIn: true }

async function card(shown: Partial<RedeemViewModel> = {}) {
  const redeem = {
    typed: '',
    isMissing: false,
    check: null,
    redeemed: null,
    promoted: new Resource(async () => null),
    isBusy: false,
    error: null,
    refusal: null,
    write: vi.fn(),
    look: vi.fn(async () => {}),
    redeem: vi.fn(async () => {}),
    ...shown,
  }
  const open = vi.fn(async () => {})
  const subscribe = vi.fn(async () => {})
  const membership = { guest: NOBODY, checkout: { open, subscribe } }
  await render(<RedeemCard redeem={redeem} membership={membership} />, { wrapper: await providers() })
  return { redeem, open, subscribe }
}

const button = (name: string) => page.getByRole('button', { name })

describe('the card that redeems a code', () => {
  it('looks at a code first, with the keyboard too, and redeems it by the next press [VOU-024]', async () => {
    const look = vi.fn(async () => {})
    const redeem = vi.fn(async () => {})
    await card({ typed: 'LAMPLIGHT', look, redeem })
    page.getByLabelText('Bonus code').element().focus()
    await userEvent.keyboard('{Enter}')
    expect(look).toHaveBeenCalledTimes(1)
    expect(redeem).not.toHaveBeenCalled()
  })

  it('shows every benefit and condition of a code that can be redeemed', async () => {
    const conditions = { requireMobileAuth: true, vip: true }
    const check = checkOf(codeWith({ conditions, containsTopUpBenefit: true }))
    const { redeem } = await card({ typed: 'LAMPLIGHT', check })
    const brings = page.getByRole('region', { name: 'LAMPLIGHT brings you' })
    for (const text of ['10 coins', 'Two cups of tea', '7 days of TV', 'VIP members only', /next top-up/u])
      await expect.element(brings.getByText(text, { exact: typeof text === 'string' })).toBeVisible()
    await button('Redeem').click()
    expect(redeem.redeem).toHaveBeenCalledTimes(1)
  })

  it.each<[RedeemRefusal, RegExp]>([
    ['unknown-code', /don’t know this code/u],
    ['code-expired', /has expired/u],
    ['already-redeemed', /already/u],
    ['too-many-tries', /quarter of an hour/u],
  ])('states at the field why a code is refused: %s', async (refusal, text) => {
    await card({ typed: 'X', refusal, check: checkOf(null, refusal) })
    await expect.element(page.getByText(text)).toBeVisible()
    await expect.element(page.getByLabelText('Bonus code')).toHaveAttribute('aria-invalid', 'true')
  })

  it('leads to what a condition demands', async () => {
    await card({ typed: 'X', refusal: 'mobile-auth-required', check: checkOf(codeWith(), 'mobile-auth-required') })
    await expect
      .element(page.getByRole('link', { name: 'Confirm a number' }))
      .toHaveAttribute('href', '/en/member/settings/')
    const { subscribe } = await card({
      typed: 'X',
      refusal: 'vip-required',
      check: checkOf(codeWith(), 'vip-required'),
    })
    await button('Become a VIP · 9,90 €').click()
    expect(subscribe).toHaveBeenCalledTimes(1)
  })

  it('announces what was given, and offers the top-up for which a code waits', async () => {
    const { open } = await card({ redeemed: redeemedWith({ state: 'waiting', rewards: [] }) })
    await expect.element(page.getByRole('status').getByText(/waiting for your next top-up/u)).toBeVisible()
    await button('Top up').click()
    expect(open).toHaveBeenCalledWith('moneycharge')
  })

  it('names the promoted code with how many are left, and looks at it [VOU-028]', async () => {
    const promoted = new Resource(async () => ({ code: 'LAMPLIGHT', remainingCount: 7, validTo: 0 }))
    await promoted.reload()
    const { redeem } = await card({ promoted })
    await expect.element(page.getByText(/7 left/u)).toBeVisible()
    await button('See what it brings').first().click()
    expect(redeem.look).toHaveBeenCalledWith('LAMPLIGHT')
  })
})

const anna = asId<ActorId>('a1')

describe('the list of vouchers', () => {
  const every = Object.values(voucherTypes).map((type: VoucherType) =>
    voucherOf({
      id: asId<VoucherId>(`v${type}`),
      type,
      amount: 2,
      actors: type === voucherTypes.messages ? [anna] : 'all',
    }),
  )

  it('says of each of the ten types what it pays for and where, in every language', async () => {
    for (const language of LANGUAGES) {
      const model = {
        vouchers: every,
        names: new Map([[anna, 'Anna']]),
        isCrediting: false,
        credit: vi.fn(async () => {}),
      }
      const shown = await render(<VoucherList model={model} />, {
        wrapper: await providers(undefined, '/en/', language),
      })
      expect(shown.container.querySelectorAll('li')).toHaveLength(10)
      expect(shown.container.textContent).not.toMatch(/codes\./u)
      expect(shown.container.querySelector('a[href*="/amateur/anna/"], a[href*="/amateur/Anna/"]')).not.toBeNull()
      await shown.unmount()
    }
  })

  it('turns credits into coins', async () => {
    const credit = vi.fn(async () => {})
    await render(<VoucherList model={{ vouchers: every, names: new Map(), isCrediting: false, credit }} />, {
      wrapper: await providers(),
    })
    await button('Turn into coins').click()
    expect(credit).toHaveBeenCalledWith('v3')
  })
})

it('a redeemed code is listed with its state and what was given for each benefit [GUE-014]', async () => {
  const list = {
    items: [
      { ...redeemedWith(), id: 'a' },
      { ...redeemedWith({ state: 'lapsed', rewards: [], code: 'EMBER' }), id: 'b' },
    ],
    isLoading: false,
    isKnown: true,
    isEmpty: false,
    isPaused: false,
    error: null,
    goOn: vi.fn(async () => {}),
    retry: vi.fn(async () => {}),
  }
  await render(<RedeemedList list={list} />, { wrapper: await providers() })
  await expect.element(page.getByText('You got 10 coins')).toBeVisible()
  await expect.element(page.getByText('You got 7 days')).toBeVisible()
  await expect.element(page.getByText('Expired before a top-up')).toBeVisible()
})
