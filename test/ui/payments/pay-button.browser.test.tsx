import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { eur, vxc } from '@/domain/money/money'
import { PayButton, PayIconButton, type NamedSum, type Sum } from '@/ui/payments/pay-button'
import { providers } from '#test/support/ui/providers'

const sums: readonly (readonly [Sum, string])[] = [
  [{ price: vxc(24), per: 'once' }, '24 VXC'],
  [{ price: vxc(12), per: 'minute' }, '12 VXC per minute'],
  [{ price: eur(990), per: 'once' }, '9,90 €'],
]

describe('a button that pays', () => {
  it.each(sums)('names its sum with any text, and hands that sum on: %o', async (sum, shown) => {
    const paid: NamedSum[] = []
    const onPay = (agreed: NamedSum) => paid.push(agreed)
    const screen = await render(
      <>
        <PayButton sum={sum} words={() => 'Go on'} onPay={onPay} />
        <PayButton sum={sum} words={(price) => `Now for ${price}!`} onPay={onPay} />
        <PayIconButton sum={sum} label="Send" onPay={onPay}>
          <svg />
        </PayIconButton>
      </>,
      { wrapper: await providers() },
    )
    for (const name of [`Go on · ${shown}`, `Now for ${shown}!`, `Send · ${shown}`])
      await userEvent.click(screen.getByRole('button', { name, exact: true }))
    expect(paid).toEqual([sum, sum, sum])
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible()
  })

  it('names no sum where there is none', async () => {
    const free: Sum = { price: vxc(0), per: 'once' }
    const screen = await render(
      <PayIconButton sum={free} label="Send" onPay={() => undefined}>
        <svg />
      </PayIconButton>,
      { wrapper: await providers() },
    )
    await expect.element(screen.getByRole('button')).toHaveAccessibleName('Send')
  })
})
