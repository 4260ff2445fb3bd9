import { limit } from '../../scripts/setup/machine-speed.ts'
import { expect, type Locator } from '@playwright/test'
import type { Visit } from './visit'
import { escaped, pattern } from './pattern'
import { giftName, isSaidIn } from './world'

/** Messages and gifts, in the messenger or beside a live picture. */
export class Conversation {
  constructor(private readonly guest: Visit) {}

  get log(): Locator {
    return this.guest.page.getByRole('log')
  }

  get field(): Locator {
    return this.guest.page.getByRole('textbox', { name: pattern(this.guest.texts, 'messenger.write', 'name') })
  }

  get send(): Locator {
    // Its name has the sum behind it, where there is one.
    const name = new RegExp(`^${escaped(this.guest.t('messenger.send'))}(?: · .+)?$`, 'u')
    return this.guest.page.getByRole('button', { name })
  }

  async sendText(words: string): Promise<void> {
    await this.field.fill(words)
    await this.send.click()
    await this.expectMessage(words)
  }

  /** The text is in the log and no longer on its way. */
  async expectMessage(words: string): Promise<void> {
    await expect(this.log.getByText(words, { exact: true })).toBeVisible()
    await this.expectAllSent()
  }

  /** They answer, and in the language of the page. */
  async expectAnswerOf(name: string): Promise<void> {
    const { language } = this.guest.texts
    const sent = this.log.locator('div', { hasText: new RegExp(`^${escaped(name)} · `, 'u') })
    await expect
      .poll(async () => (await sent.allTextContents()).some((words) => isSaidIn(language, words)), {
        timeout: limit(20_000),
      })
      .toBe(true)
  }

  /** Brings the gifts into sight. */
  async gifts(): Promise<void> {
    await this.guest.button('messenger.showGifts').click()
  }

  /** The gifts, in reach. */
  get shelf(): Locator {
    return this.guest.page.getByRole('toolbar', { name: this.guest.t('messenger.gifts') })
  }

  gift(id: string): Locator {
    const name = giftName(id, this.guest.texts.language)
    return this.guest.page.getByRole('button', { name: new RegExp(`^${escaped(name)}\\s*\\d`, 'u') })
  }

  /** Gives a gift, and sees it arrive; so many are there by then. */
  async give(id: string, count = 1): Promise<void> {
    await this.gift(id).click()
    await this.send.click()
    await expect(this.given(id)).toHaveCount(count)
    await this.expectAllSent()
  }

  /** Nothing is on its way any more. */
  async expectAllSent(): Promise<void> {
    await expect(this.log.getByText(this.guest.t('messenger.sending'))).toHaveCount(0, { timeout: limit(20_000) })
  }

  /** A gift as it is shown in the log. */
  given(id: string): Locator {
    return this.log.getByText(giftName(id, this.guest.texts.language), { exact: true })
  }
}
