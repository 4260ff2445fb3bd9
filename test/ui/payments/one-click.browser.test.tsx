import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { providers } from '#test/support/ui/providers'
import { totalCoins, topUpPackages, type TopUpPackage } from '@/domain/payments/packages'
import { OneClickCard } from '@/ui/account/one-click-card'
import { OneClickAmounts } from '@/ui/payments/one-click-amounts'
import type { NamedSum } from '@/ui/payments/pay-button'

const OFFERS = topUpPackages.slice(0, 3)

function modelWith(means: string | null) {
  const charged: (readonly [number, NamedSum])[] = []
  const pressed: string[] = []
  const model = {
    means,
    charging: null,
    isEnding: false,
    sendsMails: true,
    offers: OFFERS,
    offersFor: (missing: number) => OFFERS.filter((offer) => totalCoins(offer) >= missing),
    topUp: async ({ coins }: TopUpPackage, _channel: unknown, agreed: NamedSum) => charged.push([coins, agreed]) > 0,
    setUp: () => void pressed.push('setUp'),
    end: async () => void pressed.push('end'),
  }
  return { model, charged, pressed }
}

it('names coins and price on each amount, VAT included, and charges what it names with one press [SOC-028]', async () => {
  const { model, charged } = modelWith('•••• 4242')
  let closed = 0
  const screen = await render(<OneClickAmounts oneClick={model} missing={41} onCharged={() => (closed += 1)} />, {
    wrapper: await providers(),
  })
  const group = screen.getByRole('group', { name: 'Top up at once with •••• 4242' })
  await expect.element(group).toHaveAccessibleDescription('•••• 4242, VAT included')
  expect(group.getByRole('button').elements()).toHaveLength(2)
  const button = screen.getByRole('button', { name: '105 VXC for 25,00 €', exact: true })
  expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await button.click()
  await expect.poll(() => closed).toBe(1)
  expect(charged).toEqual([[100, { price: { value: 2_500, currency: 'EUR' }, per: 'once' }]])
})

it('shows no amount to a guest who has not agreed, and the way to set it up', async () => {
  const { model, pressed } = modelWith(null)
  const screen = await render(<OneClickCard oneClick={model} />, { wrapper: await providers() })
  expect(screen.getByRole('button').elements()).toHaveLength(1)
  await screen.getByRole('button', { name: 'Set up' }).click()
  expect(pressed).toEqual(['setUp'])
})

it('shows what is charged and on which terms, and ends it with one press', async () => {
  const { model, pressed } = modelWith('•••• 4242')
  const screen = await render(<OneClickCard oneClick={model} />, { wrapper: await providers() })
  await expect.element(screen.getByText('One press charges •••• 4242.')).toBeVisible()
  await expect.element(screen.getByText(/At most 100,00 € in 24 hours/u)).toBeVisible()
  await screen.getByRole('button', { name: 'End it' }).click()
  expect(pressed).toEqual(['end'])
})
