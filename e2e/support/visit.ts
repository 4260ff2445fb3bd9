import { expect, type Locator, type Page } from '@playwright/test'
import type { ParamsOf } from '@/domain/routes/params'
import { path, type QueryInput } from '@/domain/routes/path'
import type { RouteName } from '@/domain/routes/routes'
import type { TextKey } from '@/ui/texts/catalog'
import type { Texts } from '@/ui/texts/texts'
import { limit } from '../../scripts/setup/machine-speed.ts'
import { coinsIn } from './amounts'
import { expectToFit, expectWhole } from './fits'

type Values = Readonly<Record<string, string | number>>

/** One tab in the guest's language: finds things by what they are and by the product's own texts. */
export class Visit {
  constructor(
    readonly page: Page,
    readonly texts: Texts,
    readonly isPhone: boolean,
  ) {}

  t(key: TextKey, values: Values = {}): string {
    return this.texts.t(key, values)
  }

  button(key: TextKey, values: Values = {}): Locator {
    return this.page.getByRole('button', { name: this.t(key, values), exact: true })
  }

  link(key: TextKey, values: Values = {}): Locator {
    return this.page.getByRole('link', { name: this.t(key, values), exact: true })
  }

  heading(key: TextKey, values: Values = {}): Locator {
    return this.page.getByRole('heading', { name: this.t(key, values), exact: true })
  }

  /** Texts that appear at the top for a moment. */
  toast(key: TextKey, values: Values = {}): Locator {
    return this.page.getByRole('region', { name: this.t('notifications.title') }).getByText(this.t(key, values))
  }

  pathTo<R extends RouteName>(route: R, params: ParamsOf<R>, query: QueryInput = {}): string {
    return path(route, params, this.texts.language, query)
  }

  /** Opens a page by its address. */
  async visit<R extends RouteName>(route: R, params: ParamsOf<R>, query: QueryInput = {}): Promise<void> {
    await this.expectSettled()
    await this.page.goto(this.pathTo(route, params, query))
    await this.expectLanguage()
  }

  /** Goes to another page as a link does: the app is not loaded again. The next page has another title or another heading. */
  async follow<R extends RouteName>(route: R, params: ParamsOf<R>): Promise<void> {
    await this.expectSettled()
    const before = await this.page.evaluate(
      (to) => {
        document.querySelector('h1')?.setAttribute('data-left', '')
        history.pushState(null, '', to)
        dispatchEvent(new PopStateEvent('popstate', { state: null }))
        return document.title
      },
      this.pathTo(route, params),
    )
    await this.page.waitForFunction(
      (title) => document.title !== title || document.querySelector('h1[data-left]') === null,
      before,
    )
  }

  /** What was closed has left the history: a step back that is on its way would stop the way to an address, as in any browser. */
  async expectSettled(): Promise<void> {
    await this.page.waitForFunction(() => {
      const { layer } = (history.state ?? {}) as { readonly layer?: number }
      return layer === undefined || layer === 0 || document.querySelector('[role="dialog"], dialog[open]') !== null
    })
  }

  /** The page is there and alive, and in the guest's language. */
  async expectLanguage(): Promise<void> {
    await expect(this.page.locator('html')).toHaveAttribute('data-alive')
    await expect(this.page.locator('html')).toHaveAttribute('lang', this.texts.language)
  }

  /** Goes down the page as a guest reads it, until something is in view: blocks are rendered once a guest comes near them. */
  async readDownTo(wanted: Locator): Promise<void> {
    await expect(async () => {
      if ((await wanted.count()) === 0) await this.page.mouse.wheel(0, 700)
      await expect(wanted).toBeAttached({ timeout: limit(300) })
    }).toPass({ timeout: limit(40_000), intervals: [0] })
    await wanted.scrollIntoViewIfNeeded()
    await expect(wanted).toBeInViewport()
  }

  get balance(): Locator {
    return this.page.getByTestId('balance')
  }

  async coins(): Promise<number> {
    return coinsIn(await this.balance.textContent())
  }

  /** No page may be wider than the screen. */
  async expectFit(): Promise<void> {
    await expectToFit(this.page)
  }

  /** Nor may anything to press or to fill in be cut off. */
  async expectWhole(): Promise<void> {
    await expectToFit(this.page)
    await expectWhole(this.page)
  }
}
