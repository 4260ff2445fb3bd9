import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CheckoutAnswer, CheckoutForm, CheckoutSheet } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { eur } from '@/domain/money/money'
import { topUpPackages } from '@/domain/payments/packages'
import { CheckoutFrame } from '@/ui/checkout/checkout-frame'
import { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { ParentWindow } from '@/ui/checkout/parent-window'
import { providers } from '#test/support/ui/providers'

/** The payment service's page over a service that answers so, one answer a press. */
async function frameWith(change: Partial<CheckoutSheet>, answers: readonly (CheckoutAnswer | null)[]) {
  const sheet: CheckoutSheet = {
    flow: 'signup',
    language: 'en',
    packages: [],
    plan: null,
    selectedPackageId: null,
    guestName: null,
    email: null,
    status: 'open',
    ...change,
  }
  const sent: CheckoutForm[] = []
  const service = {
    sheet: async () => sheet,
    submit: async (_id: CheckoutId, _secret: string, form: CheckoutForm) => {
      const answer = answers[sent.push(form) - 1] ?? null
      if (answer === null) throw new Error('no network')
      return answer
    },
    cancel: async () => undefined,
  }
  const frame = new CheckoutFrameViewModel(service, new ParentWindow('1', window, '*'), asId<CheckoutId>('1'), 'secret')
  await frame.load()
  const screen = await render(<CheckoutFrame frame={frame} />, { wrapper: await providers() })
  return { screen, sent }
}

describe('the form of a checkout', () => {
  it('returns with all that was typed after a network failure, and is sent unchanged', async () => {
    const { screen, sent } = await frameWith({}, [null, { status: 'succeeded' }])
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Robin of the North')
    await userEvent.fill(screen.getByLabelText('Password'), 'a long evening')
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect.element(screen.getByRole('alert')).toBeVisible()
    await expect.element(screen.getByLabelText('Password')).not.toBeVisible()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin of the North')
    await expect.element(screen.getByRole('button', { name: 'Create account' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[1]).toMatchObject({ name: 'Robin of the North', password: 'a long evening' })
  })

  it('sends pasted text cleaned, so that no guest gets a refusal of what they cannot see', async () => {
    const { screen, sent } = await frameWith({}, [{ status: 'succeeded' }])
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Rene\u0301\tof Arden\u0007')
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]).toMatchObject({ name: 'René of Arden' })
  })

  it('retains the package that was chosen when the payment was declined', async () => {
    const { screen, sent } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [
      { status: 'declined' },
      { status: 'declined' },
    ])
    const largest = topUpPackages.at(-1)
    await screen
      .getByRole('radio')
      .nth(topUpPackages.length - 1)
      .click({ force: true })
    await screen.getByRole('button', { name: /^Pay/u }).click()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await screen.getByRole('button', { name: /^Pay/u }).click()
    await expect
      .poll(() => sent.map((form) => form.kind === 'pay' && form.packageId))
      .toEqual([largest?.id, largest?.id])
  })

  it('names what a membership costs, how long it runs and that it ends, also on the button that pays [PAY-086]', async () => {
    const plan = { price: eur(1234), days: 30 }
    const { screen, sent } = await frameWith({ flow: 'vipabo', plan }, [{ status: 'succeeded' }])
    await expect.element(screen.getByText(/12,34 € once, for 30 days\. It ends by itself/u)).toBeVisible()
    await screen.getByRole('button', { name: 'Become a VIP · 12,34 €' }).click()
    await expect.poll(() => sent).toEqual([{ kind: 'subscribe', outcome: 'approve' }])
  })

  it('names the price of the chosen package on the button that pays', async () => {
    const { screen } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [])
    await screen.getByRole('radio').first().click({ force: true })
    await expect.element(screen.getByRole('button', { name: 'Pay 10,00 €' })).toBeVisible()
  })
})
