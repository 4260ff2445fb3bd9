import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { vxc } from '@/domain/money/money'
import { PayButton } from '@/ui/payments/pay-button'
import { ReadyLine } from '@/ui/payments/ready-line'
import { providers } from '#test/support/ui/providers'

it('gives the focus to the button with the price once the window of the payment is closed, and presses nothing', async () => {
  const paid: number[] = []
  const page = (isReady: boolean) => (
    <>
      <PayButton
        sum={{ price: vxc(9), per: 'once' }}
        words={() => 'Unlock'}
        onPay={({ price }) => void paid.push(price.value)}
      />
      {isReady ? <ReadyLine>Your coins are here</ReadyLine> : null}
    </>
  )
  const screen = await render(page(false), { wrapper: await providers() })
  const payment = document.body.appendChild(document.createElement('dialog'))
  payment.append(document.createElement('button'))
  payment.showModal()
  await screen.rerender(page(true))
  await expect.element(screen.getByText('Your coins are here')).toBeInTheDocument()
  const button = screen.getByRole('button', { name: 'Unlock · 9 VXC', includeHidden: true })
  expect(document.activeElement).not.toBe(button.element())
  payment.close()
  await expect.element(button).toHaveFocus()
  payment.remove()
  expect(paid).toEqual([])
})
