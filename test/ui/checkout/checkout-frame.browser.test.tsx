import '@/ui/theme/base.css'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CheckoutAnswer, CheckoutForm, CheckoutSheet } from '@/application/payments/checkout-service'
import { asId, type CheckoutId } from '@/domain/ids'
import { eur } from '@/domain/money/money'
import { LANGUAGES, type Language } from '@/domain/navigation/language'
import { topUpPackages } from '@/domain/payments/packages'
import { CheckoutFrame } from '@/ui/checkout/checkout-frame'
import { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { ParentWindow } from '@/ui/checkout/parent-window'
import { providers } from '#test/support/ui/providers'

/** The payment service's page over a service that answers so, one answer a press. */
async function frameWith(
  change: Partial<CheckoutSheet>,
  answers: readonly (CheckoutAnswer | null)[],
  language: Language = 'en',
) {
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
  const screen = await render(<CheckoutFrame frame={frame} />, {
    wrapper: await providers(undefined, `/${language}/`, language),
  })
  return { screen, sent }
}

describe('the form of a checkout', () => {
  it('has no header for an age check, and fields that are filled; others have an outline [AUT-024]', async () => {
    const look = async (flow: 'avs' | 'login') => {
      const { screen } = await frameWith({ flow }, [])
      const field = screen.getByRole('textbox').first().element().parentElement
      if (field === null) throw new Error('a field without a box')
      const { borderBlockStartColor, borderEndStartRadius } = getComputedStyle(field)
      const answer = {
        headers: screen.container.querySelectorAll('header').length,
        isOutlined: borderBlockStartColor !== 'rgba(0, 0, 0, 0)',
        isRoundBelow: borderEndStartRadius !== '0px',
      }
      await screen.unmount()
      return answer
    }
    expect(await look('login')).toEqual({ headers: 1, isOutlined: true, isRoundBelow: true })
    expect(await look('avs')).toEqual({ headers: 0, isOutlined: false, isRoundBelow: false })
  })

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

  it('shows what the platform refused at its fields and moves the focus to the first of them', async () => {
    const { screen } = await frameWith({}, [
      { status: 'invalid', errors: { birthDate: 'under-age', password: 'password-length', acceptTerms: 'terms' } },
    ])
    const password = screen.getByLabelText('Password', { exact: true })
    const day = screen.getByLabelText('Day')
    await userEvent.fill(password, 'short')
    await userEvent.keyboard('{Enter}')
    await expect.element(password).toHaveFocus()
    await expect
      .element(password)
      .toHaveAccessibleDescription('At least 10 characters. Please use at least 10 characters.')
    for (const name of ['Day', 'Month', 'Year']) {
      await expect.element(screen.getByLabelText(name)).toBeInvalid()
      await expect.element(screen.getByLabelText(name)).toHaveAccessibleDescription(/adults aged 18/u)
    }
    await expect.element(screen.getByRole('checkbox')).toHaveAccessibleDescription('We can’t continue without this.')
    await expect.element(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAttribute('aria-invalid')
    await userEvent.fill(password, 'a long evening')
    await expect.element(password).not.toHaveAttribute('aria-invalid')
    await expect.element(day).toBeInvalid()
  })

  it('states of a day that no calendar has that it does not exist, and prompts for a date where a part is missing', async () => {
    const refused: CheckoutAnswer = { status: 'invalid', errors: { birthDate: 'birth-date' } }
    const { screen, sent } = await frameWith({}, [refused, refused])
    const year = screen.getByLabelText('Year')
    await userEvent.fill(screen.getByLabelText('Day'), '31')
    await userEvent.fill(screen.getByLabelText('Month'), '2')
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect.element(year).toHaveAccessibleDescription('Please enter a date of birth.')
    await userEvent.fill(year, '1990')
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect.poll(() => sent.length).toBe(2)
    await expect.element(year).toHaveAccessibleDescription('31/2/1990 doesn’t exist: that month has no such day.')
  })

  it('moves the focus again when the same is refused again, and sends what was mended in another field', async () => {
    const refused: CheckoutAnswer = { status: 'invalid', errors: { password: 'credentials' } }
    const { screen, sent } = await frameWith({ flow: 'login' }, [refused, refused, { status: 'succeeded' }])
    const address = screen.getByLabelText('E-mail address')
    const password = screen.getByLabelText('Password', { exact: true })
    const submit = screen.getByRole('button', { name: 'Log in', exact: true })
    await userEvent.fill(address, 'robin@example.com')
    await userEvent.fill(password, 'lamplight')
    for (const count of [1, 2]) {
      await submit.click()
      await expect.poll(() => sent.length).toBe(count)
      await expect.element(password).toHaveFocus()
      await expect.element(password).toHaveAccessibleDescription('The address or the password is wrong.')
      await userEvent.click(address)
    }
    await userEvent.fill(address, 'robin@example.org')
    await submit.click()
    await expect.poll(() => sent.at(-1)).toEqual({ kind: 'login', email: 'robin@example.org', password: 'lamplight' })
  })

  it('refuses in the language of the page an address the browser finds malformed, until it is mended', async () => {
    const { screen, sent } = await frameWith({ flow: 'pwdlost' }, [{ status: 'sent' }])
    const address = screen.getByLabelText('E-mail address')
    await userEvent.fill(address, 'robin')
    await userEvent.keyboard('{Enter}')
    await expect.element(address).toHaveAccessibleDescription('That does not look like an e-mail address.')
    await expect.element(address).toHaveFocus()
    expect(sent).toEqual([])
    await userEvent.fill(address, 'robin@example.org')
    await expect.element(address).not.toHaveAttribute('aria-invalid')
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByText(/account for robin@example\.org/u)).toBeVisible()
  })

  it('takes only digits for a date of birth, and sends the value of every field', async () => {
    const { screen, sent } = await frameWith({}, [{ status: 'succeeded' }])
    await userEvent.fill(screen.getByRole('textbox', { name: 'Name' }), 'Robin')
    await userEvent.fill(screen.getByLabelText('E-mail address'), 'robin@example.org')
    await userEvent.fill(screen.getByLabelText('Password', { exact: true }), 'a long evening')
    await userEvent.fill(screen.getByLabelText('Day'), '2.')
    await expect.element(screen.getByLabelText('Day')).toHaveValue('2')
    await userEvent.fill(screen.getByLabelText('Month'), '04')
    await userEvent.fill(screen.getByLabelText('Year'), '1990')
    await userEvent.click(screen.getByRole('checkbox'))
    await screen.getByRole('button', { name: 'Create account' }).click()
    await expect
      .poll(() => sent)
      .toEqual([
        {
          kind: 'signup',
          name: 'Robin',
          email: 'robin@example.org',
          password: 'a long evening',
          birthDate: '1990-04-02',
          acceptTerms: true,
        },
      ])
  })

  it('brings what was typed along to another form of the same window', async () => {
    const { screen } = await frameWith({}, [])
    await userEvent.fill(screen.getByLabelText('E-mail address'), 'robin@example.org')
    await screen.getByRole('button', { name: /Log in$/u }).click()
    await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('robin@example.org')
    await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveFocus()
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

  it('plays the outcome that was chosen', async () => {
    const { screen, sent } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [{ status: 'pending' }])
    await screen.getByRole('radio', { name: 'Approve later' }).click()
    await screen.getByRole('button', { name: /^Pay/u }).click()
    await expect.poll(() => sent).toMatchObject([{ kind: 'pay', outcome: 'delay' }])
  })

  it('names what a membership costs, how long it runs and that it ends, also on the button that pays [PAY-086]', async () => {
    const plan = { price: eur(1234), days: 30 }
    const { screen, sent } = await frameWith({ flow: 'vipabo', plan }, [{ status: 'succeeded' }])
    await expect.element(screen.getByText(/One payment of 12,34 € for 30 days\. It ends automatically/u)).toBeVisible()
    await screen.getByRole('button', { name: 'Become a VIP · 12,34 €' }).click()
    await expect.poll(() => sent).toEqual([{ kind: 'subscribe', outcome: 'approve' }])
  })

  it.each([
    ['promocode', 'Redeem a code', 'Bonus code'],
    ['scratchcard', 'Redeem a scratch card', 'Code of the card'],
  ] as const)(
    'redeems a code by name: %s, and states at the field what is wrong with it [PAY-020][PAY-021]',
    async (flow, title, label) => {
      const { screen, sent } = await frameWith({ flow }, [
        { status: 'invalid', errors: { code: 'used-up' } },
        { status: 'succeeded' },
      ])
      await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
      await userEvent.fill(screen.getByLabelText(label), 'ember')
      await screen.getByRole('button', { name: 'Redeem', exact: true }).click()
      await expect.element(screen.getByText(/used up/u)).toBeVisible()
      await screen.getByRole('button', { name: 'Redeem', exact: true }).click()
      await expect.element(screen.getByText('All done')).toBeVisible()
      expect(sent).toEqual([
        { kind: 'code', code: 'ember' },
        { kind: 'code', code: 'ember' },
      ])
    },
  )

  it('names the price of the chosen package on the button that pays', async () => {
    const { screen } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [])
    await screen.getByRole('radio').first().click({ force: true })
    await expect.element(screen.getByRole('button', { name: 'Pay 10,00 €' })).toBeVisible()
  })

  it('adds what is a gift to the coins of a package, names how long each lasts with whom one came from, and what is paid with tax', async () => {
    const talk = { host: 'Mira', pricePerMinute: 12, balance: 3 }
    const { screen } = await frameWith(
      { flow: 'moneycharge', packages: topUpPackages, talk, selectedPackageId: 'topup-2500' },
      [],
    )
    const middle = screen.getByRole('radio', { name: /^105 VXC/u })
    await expect.element(middle).toBeChecked()
    await expect.element(middle).toHaveAccessibleName(/5 of them free · about 09:00 minutes with Mira/u)
    await expect.element(screen.getByText('You pay 25,00 €, VAT included, and get 105 VXC.')).toBeVisible()
    await expect.element(screen.getByText('•••• 4242 approves')).toBeVisible()
  })

  it.each([
    ['signup', false],
    ['login', false],
    ['moneycharge', true],
  ] as const)('wears the head of the payment service only where money moves: %s', async (flow, isPayment) => {
    const { screen } = await frameWith({ flow, packages: topUpPackages }, [])
    await expect
      .element(screen.getByText('Vesper', { exact: true }).or(screen.getByText(/payment service/u)))
      .toBeVisible()
    expect(/payment service[^]*No real money/u.test(screen.container.textContent)).toBe(isPayment)
  })

  it('names no minutes where nobody is known whom one came from', async () => {
    const { screen } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [])
    await expect.element(screen.getByRole('radio', { name: /^105 VXC/u })).toBeVisible()
    await expect.element(screen.getByText(/minutes with/u)).not.toBeInTheDocument()
  })

  it('has its main action as wide as the form on a phone, and the way out below it', async () => {
    const { innerWidth, innerHeight } = window
    await page.viewport(390, 844)
    const { screen } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [])
    const boxOf = (name: RegExp) => screen.getByRole('button', { name }).element().getBoundingClientRect()
    const { left, right } = screen.getByRole('group', { name: 'Packages' }).element().getBoundingClientRect()
    for (const name of [/^Pay/u, /^Cancel/u]) {
      expect({ name, leftDifference: Math.abs(boxOf(name).left - left) }).toEqual({ name, leftDifference: 0 })
      expect({ name, rightDifference: Math.abs(boxOf(name).right - right) }).toEqual({ name, rightDifference: 0 })
    }
    expect(boxOf(/^Cancel/u).top).toBeGreaterThanOrEqual(boxOf(/^Pay/u).bottom)
    await page.viewport(innerWidth, innerHeight)
  })

  it.each([
    ['signup', /^Create account/u],
    ['moneycharge', /^Pay/u],
  ] as const)('has its main action in sight in the window of a desktop, %s [PAY-052]', async (flow, action) => {
    const { innerWidth, innerHeight } = window
    await page.viewport(675, 740)
    const { screen } = await frameWith({ flow, packages: topUpPackages }, [])
    const { bottom } = screen.getByRole('button', { name: action }).element().getBoundingClientRect()
    await page.viewport(innerWidth, innerHeight)
    expect(bottom).toBeLessThanOrEqual(740)
  })

  it.each(LANGUAGES)(
    'has the button that pays in sight on a phone, and the terms above it once the box is checked: %s',
    async (language) => {
      const { innerWidth, innerHeight } = window
      await page.viewport(390, 844)
      const { screen } = await frameWith(
        { flow: 'moneycharge', packages: topUpPackages, selectedPackageId: 'topup-2500' },
        [],
        language,
      )
      const pay = screen.getByRole('button', { name: /25,00\s€/u })
      await expect.element(pay).toBeVisible()
      const bottom = () => pay.element().getBoundingClientRect().bottom
      const before = bottom()
      const terms = screen.getByText(/100,00\s€\s.*24/u)
      const height = () => terms.element().getBoundingClientRect().height
      expect(height()).toBeLessThanOrEqual(1)
      await screen.getByRole('checkbox').click()
      await expect.poll(height).toBeGreaterThan(40)
      expect({ isInSight: before <= 844, isBelow: terms.element().getBoundingClientRect().bottom < bottom() }).toEqual({
        isInSight: true,
        isBelow: true,
      })
      await page.viewport(innerWidth, innerHeight)
    },
  )

  it('stores a means of payment only where the guest agreed: the box is not checked before they do', async () => {
    const { screen, sent } = await frameWith({ flow: 'moneycharge', packages: topUpPackages }, [
      { status: 'declined' },
      { status: 'succeeded' },
    ])
    const box = screen.getByRole('checkbox', { name: 'Keep this means of payment for one-click top ups' })
    await expect.element(box).not.toBeChecked()
    await expect.element(box).toHaveAccessibleDescription(/At most 100,00 € in 24 hours/u)
    await screen.getByRole('button', { name: /^Pay / }).click()
    await screen.getByRole('button', { name: 'Try again' }).click()
    await box.click()
    await screen.getByText('•••• 0002 declines').click()
    await screen.getByRole('button', { name: /^Pay / }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent.map((form) => (form.kind === 'pay' ? (form.keepMeans ?? null) : form.kind))).toEqual([null, 'declines'])
  })

  it('sets up what one press charges once the guest agrees, and names what it replaces [PAY-005]', async () => {
    const { screen, sent } = await frameWith({ flow: 'oneclick', keptMeans: '•••• 4242' }, [
      { status: 'invalid', errors: { agreed: 'agreement' } },
      { status: 'succeeded' },
    ])
    await expect.element(screen.getByText('At the moment •••• 4242 is kept. It will be replaced.')).toBeVisible()
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.element(screen.getByText('Please agree before it is saved.')).toBeVisible()
    await screen.getByRole('checkbox').click()
    await screen.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => sent.length).toBe(2)
    expect(sent).toEqual([
      { kind: 'oneclick', means: 'approves', agreed: false },
      { kind: 'oneclick', means: 'approves', agreed: true },
    ])
  })
})
