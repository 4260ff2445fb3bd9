import { expect, type Locator, type Page } from '@playwright/test'
import type { ParamsOf } from '@/domain/routes/params'
import type { RouteName } from '@/domain/routes/routes'
import type { Texts } from '@/ui/texts/texts'
import type { Arrivals, Belongings } from './arrival'
import { Cams } from './cams'
import { CheckoutWindow } from './checkout-window'
import { Conversation } from './conversation'
import { newPerson, type Person } from './names'
import { pattern } from './pattern'
import { Purchases } from './purchases'
import { Room } from './room'
import { Videos } from './videos'
import { Visit } from './visit'

/** A guest at the page, with all they can do there. */
export class Guest extends Visit {
  readonly checkout: CheckoutWindow
  readonly cams: Cams
  readonly room: Room
  readonly videos: Videos
  readonly purchases: Purchases
  readonly conversation: Conversation

  constructor(
    page: Page,
    texts: Texts,
    isPhone: boolean,
    private readonly arrivals: Arrivals | null = null,
  ) {
    super(page, texts, isPhone)
    this.checkout = new CheckoutWindow(this)
    this.cams = new Cams(this)
    this.room = new Room(this)
    this.videos = new Videos(this)
    this.purchases = new Purchases(this)
    this.conversation = new Conversation(this)
  }

  /** Follows a link of the bar above the page, or of the one under a phone's thumb. */
  async goTo(key: `shell.nav.${'live' | 'videos' | 'shows' | 'feed' | 'albums' | 'messenger'}`): Promise<void> {
    const bar = this.page.getByRole('navigation', { name: this.t('shell.nav.label') })
    await bar
      .getByRole('link', { name: this.t(key) })
      .filter({ visible: true })
      .click()
  }

  /** Comes for the first time: is of age and wants nothing measured. */
  async enter(): Promise<void> {
    await this.passGate()
    await this.button('consent.necessaryOnly').click()
    await expect(this.heading('consent.title')).toBeHidden()
  }

  /** Comes to the start page for the first time. */
  async arriveFirst(): Promise<void> {
    await this.visit('start', {})
    await this.enter()
  }

  async passGate(): Promise<void> {
    await this.button('access.gate.enter').click()
    await expect(this.heading('access.gate.title')).toBeHidden()
    await this.expectSettled()
  }

  /** Chooses the light by which they read, at the foot of the page. */
  async chooseTheme(theme: 'dark' | 'light'): Promise<void> {
    const lights = this.page.getByRole('group', { name: this.t('shell.theme.label') })
    const light = lights.getByRole('radio', { name: this.t(`shell.theme.${theme}`) })
    // By key: the radio itself is out of sight, and its label can lie under a toast or the bar below.
    await light.press('Space')
    await expect(light).toBeChecked()
    await expect(this.page.locator('html')).toHaveAttribute('data-theme', theme)
    // On the way up the bar above comes back.
    await this.page.mouse.wheel(0, -20_000)
    await expect(this.page.getByRole('banner')).toBeInViewport()
  }

  /** Opens their first page as one who has passed the gate before, and has an account, or coins too, where the journey needs them. */
  async arrive<R extends RouteName>(route: R, params: ParamsOf<R>, belongings: Belongings): Promise<void> {
    await this.arrivals?.prepare(this.page.context(), belongings)
    await this.visit(route, params)
    if (belongings === 'nothing') await expect(this.button('shell.account.signUp').first()).toBeVisible()
    else await expect(this.balance).toBeVisible()
  }

  /** Comes for the first time to a page and has an account at the end. */
  async arriveWithAccount<R extends RouteName>(
    route: R,
    params: ParamsOf<R>,
    person: Person = newPerson(),
  ): Promise<Person> {
    await this.visit(route, params)
    await this.enter()
    await this.signUp(person)
    return person
  }

  async signUp(person: Person): Promise<void> {
    await this.button('shell.account.signUp').first().click()
    await this.checkout.signUp(person)
    await expect(this.balance).toBeVisible()
  }

  /** A way of the bar above. */
  nav(place: 'live' | 'videos' | 'messenger'): Locator {
    return this.page.getByRole('banner').getByRole('link', { name: this.t(`shell.nav.${place}`), exact: true })
  }

  get topUpButton(): Locator {
    return this.page.getByRole('button', { name: pattern(this.texts, 'shell.account.topUpHint', 'coins') })
  }

  async openTopUp(): Promise<void> {
    await this.topUpButton.click()
    await this.checkout.expectOpen()
  }

  /** Pays for coins and sees them come. */
  async topUp(): Promise<void> {
    const before = await this.coins()
    await this.openTopUp()
    await this.checkout.pay('approve')
    await this.checkout.expectClosed()
    await expect.poll(() => this.coins()).toBeGreaterThan(before)
  }

  /** Pays for coins out of the box that reports that some are missing; the box does not come back. */
  async topUpFromBox(): Promise<void> {
    const box = this.page.getByRole('dialog', { name: this.t('payments.short.title') })
    const before = await this.coins()
    await box.getByRole('button', { name: this.t('shell.account.topUp'), exact: true }).click()
    await this.checkout.expectOpen()
    await this.checkout.pay('approve')
    await this.checkout.expectClosed()
    await expect.poll(() => this.coins()).toBeGreaterThan(before)
    await expect(box).toBeHidden()
  }
}
