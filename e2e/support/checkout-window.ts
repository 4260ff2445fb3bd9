import { expect, type FrameLocator, type Locator } from '@playwright/test'
import type { TextKey } from '@/ui/texts/catalog'
import type { SandboxOutcome } from '@/application/payments/checkout-service'
import type { Visit } from './visit'
import type { Person } from './names'

/** A text of the catalog as it is read: its links are part of the text. */
const withoutLinks = (text: string): string => text.replaceAll(/\[([^\]]+)\]\(\w+\)/gu, '$1')

/** The checkout as a guest uses it: a window over the page with the payment service's own page in it. */
export class CheckoutWindow {
  constructor(private readonly guest: Visit) {}

  get window(): Locator {
    return this.guest.page.getByRole('dialog', { name: this.guest.t('payments.window') })
  }

  get frame(): FrameLocator {
    return this.window.frameLocator('iframe')
  }

  field(name: 'name' | 'email' | 'password' | 'day' | 'month' | 'year'): Locator {
    return this.frame.getByLabel(this.guest.t(`payments.frame.fields.${name}`), { exact: true })
  }

  get terms(): Locator {
    return this.frame.getByRole('checkbox', { name: withoutLinks(this.guest.t('payments.frame.fields.acceptTerms')) })
  }

  /** Agrees to one-click top ups beside a payment. */
  get keepMeans(): Locator {
    return this.frame.getByRole('checkbox', { name: this.guest.t('payments.frame.keep.label') })
  }

  button(key: TextKey): Locator {
    return this.frame.getByRole('button', { name: this.guest.t(key), exact: true })
  }

  get payButton(): Locator {
    const words = this.guest.t('payments.frame.pay.submit', { price: '[\\d.,]+ €' })
    return this.frame.getByRole('button', { name: new RegExp(`^${words}$`, 'u') })
  }

  shows(key: TextKey): Locator {
    return this.frame.getByText(this.guest.t(key), { exact: true })
  }

  async expectOpen(): Promise<void> {
    await expect(this.frame.getByRole('heading', { level: 1 })).toBeVisible()
  }

  async expectClosed(): Promise<void> {
    await expect(this.window).toBeHidden()
    await this.guest.expectSettled()
  }

  async fillSignUp(person: Person): Promise<void> {
    await this.field('name').fill(person.name)
    await this.field('email').fill(person.email)
    await this.field('password').fill(person.password)
    const [year = '', month = '', day = ''] = person.birthDate.split('-')
    await this.field('day').fill(day)
    await this.field('month').fill(month)
    await this.field('year').fill(year)
  }

  async signUp(person: Person): Promise<void> {
    await this.fillSignUp(person)
    await this.terms.check()
    await this.button('payments.frame.signup.submit').click()
    await this.expectClosed()
  }

  async logIn({ email, password }: Person): Promise<void> {
    await this.field('email').fill(email)
    await this.field('password').fill(password)
    await this.button('payments.frame.login.submit').click()
    await this.expectClosed()
  }

  async choose(outcome: SandboxOutcome): Promise<void> {
    await this.frame.getByRole('radio', { name: this.guest.t(`payments.frame.pay.${outcome}`), exact: true }).check()
  }

  /** Packages are in order, the smallest first. */
  get packages(): Locator {
    return this.frame.getByRole('group', { name: this.guest.t('payments.frame.pay.packages') }).getByRole('radio')
  }

  async choosePackage(index: number): Promise<void> {
    await this.packages.nth(index).check()
  }

  async pay(outcome: SandboxOutcome): Promise<void> {
    await this.choose(outcome)
    await this.payButton.click()
  }

  async close(): Promise<void> {
    await this.window.getByRole('button', { name: this.guest.t('shell.states.close'), exact: true }).click()
    await this.expectClosed()
  }
}
