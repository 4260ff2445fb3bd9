import { limit } from '../../scripts/setup/machine-speed.ts'
import { expect, type Locator } from '@playwright/test'
import { coinsIn } from './amounts'
import type { Visit } from './visit'
import { pattern } from './pattern'

/** How many videos a guest looks at before they give up. */
const PATIENCE = 8

/** Videos: the list, one of them, its price and its player. */
export class Videos {
  constructor(private readonly guest: Visit) {}

  get tiles(): Locator {
    return this.guest.page.getByRole('main').getByRole('article')
  }

  get buyButton(): Locator {
    return this.guest.page
      .getByRole('complementary')
      .getByRole('button', { name: pattern(this.guest.texts, 'media.offer.buy', 'count') })
  }

  /** The player's own: it is in the language of the page and lies over the video. */
  get playButton(): Locator {
    return this.guest.page.locator('media-play-button').first()
  }

  get film(): Locator {
    return this.guest.page.locator('video')
  }

  /** Opens the page of a video that is for sale and costs no more than that; its title. */
  async openAffordable(max: number): Promise<string> {
    const { page } = this.guest
    await this.guest.visit('newVideos', {})
    for (const href of (await this.pricedUpTo(max)).slice(0, PATIENCE)) {
      await page.goto(href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (await this.buyButton.isVisible()) return this.title()
    }
    throw new Error(`No film for ${max} coins`)
  }

  /** Where the videos of the list are that cost something and not too much. */
  async pricedUpTo(maximum: number): Promise<readonly string[]> {
    const price = pattern(this.guest.texts, 'shell.coins', 'count')
    const priced = this.tiles.filter({ has: this.guest.page.getByText(price) })
    await expect(priced.first()).toBeVisible()
    const hrefs: string[] = []
    for (const tile of await priced.all()) {
      const coins = coinsIn(await tile.getByText(price).textContent())
      if (coins <= maximum) hrefs.push((await tile.getByRole('link').getAttribute('href')) ?? '')
    }
    return hrefs
  }

  /** The first video of the list at a price no higher than that. */
  async tileUpTo(max: number): Promise<Locator> {
    const [href] = await this.pricedUpTo(max)
    return this.tiles.locator(`a[href="${href ?? ''}"]`).first()
  }

  async title(): Promise<string> {
    return (await this.guest.page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  }

  /** Buys the video; its price. */
  async buy(): Promise<number> {
    const price = coinsIn(await this.buyButton.textContent())
    await this.buyButton.click()
    await this.expectOwned()
    return price
  }

  async expectOwned(): Promise<void> {
    await expect(this.guest.page.getByText(this.guest.t('media.offer.owned'))).toBeVisible()
  }

  async expectPaused(): Promise<void> {
    await expect.poll(() => this.film.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true)
  }

  async expectPlaying(): Promise<void> {
    await expect
      .poll(() => this.film.evaluate((film: HTMLVideoElement) => film.currentTime), { timeout: limit(15_000) })
      .toBeGreaterThan(0.2)
  }
}
