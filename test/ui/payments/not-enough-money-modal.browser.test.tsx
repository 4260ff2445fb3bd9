import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { OpenOptions } from '@/application/payments/open-checkout'
import { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import { NotEnoughMoneyModal } from '@/ui/payments/not-enough-money-modal'
import { portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

/** A guest who has not agreed to top ups by one press. */
const none = portOf<OneClickViewModel>({
  means: null,
  charging: null,
  start: () => undefined,
  dispose: () => undefined,
})

async function shown(values: Readonly<Record<string, string | number>>) {
  const opened: unknown[] = []
  const forgotten: string[] = []
  const checkout = { open: async (flow: string, options?: OpenOptions) => void opened.push([flow, options]) }
  const screen = await render(
    <NotEnoughMoneyModal
      values={values}
      checkout={checkout}
      deferred={{ forget: () => void forgotten.push('it') }}
      onClose={() => undefined}
    />,
    {
      wrapper: await providers((container) => container.bind(OneClickViewModel).toConstantValue(none)),
    },
  )
  return { screen, opened, forgotten }
}

it('states what a minute costs and how long a package lasts, where a chat is wanted', async () => {
  const { screen, opened } = await shown({ missing: 2, host: 'Mira', pricePerMinute: 15, balance: 0 })
  await expect
    .element(screen.getByText('A minute costs 15 VXC, and you have 0 VXC. 10,00 € buys about 02:40 minutes.'))
    .toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
  expect(opened).toEqual([['moneycharge', { selectedAmount: 15, host: 'Mira', pricePerMinute: 15 }]])
})

it('states how many coins are missing for anything else', async () => {
  const { screen, opened } = await shown({ missing: 9 })
  await expect.element(screen.getByText(/^You need 9 more VXC/u)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
  expect(opened).toEqual([['moneycharge', { selectedAmount: 9, host: '' }]])
})

it.each(['Later', 'Close'])(
  'forgets the purchase where the guest answers %s, and not where they top up',
  async (answer) => {
    const { screen, forgotten } = await shown({ missing: 9 })
    await userEvent.click(screen.getByRole('button', { name: 'Top up' }))
    expect(forgotten).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: answer }))
    expect(forgotten).toEqual(['it'])
  },
)
