import { expect, type Locator } from '@playwright/test'
import { coinsIn } from './amounts'
import type { Visit } from './visit'

/** The statement of every coin. */
export class Purchases {
  constructor(private readonly guest: Visit) {}

  get lines(): Locator {
    return this.guest.page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: this.guest.page.locator('time') })
  }

  /** How many entries of a kind there are. */
  of(kind: 'top-up' | 'chat' | 'gift' | 'tip' | 'control' | 'video' | 'message' | 'message-media' | 'refund'): Locator {
    return this.lines.filter({ hasText: this.guest.t(`account.purchases.kind.${kind}`) })
  }

  /** All entries added up, in coins: what the balance has to be. */
  async sum(): Promise<number> {
    await expect(this.lines.first()).toBeVisible()
    const texts = await this.lines.evaluateAll((lines) => lines.map((line) => line.lastElementChild?.textContent ?? ''))
    return texts.reduce((sum, text) => sum + (text.startsWith('+') ? coinsIn(text) : -coinsIn(text)), 0)
  }
}
