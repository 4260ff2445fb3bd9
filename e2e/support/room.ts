import { expect, type Locator } from '@playwright/test'
import { coinsIn } from './amounts'
import type { Visit } from './visit'
import { pattern } from './pattern'

/** A live room: its door, what runs inside, and the bill. */
export class Room {
  constructor(private readonly guest: Visit) {}

  get start(): Locator {
    return this.guest.page.getByRole('button', { name: pattern(this.guest.texts, 'chat.lobby.enter', 'price') })
  }

  get stop(): Locator {
    return this.guest.page.getByLabel(this.guest.t('chat.lobby.stop'), { exact: true })
  }

  get end(): Locator {
    return this.guest.button('chat.end')
  }

  get spent(): Locator {
    return this.guest.page.getByTestId('spent')
  }

  async enter(stopAt: number): Promise<void> {
    await this.stop.fill(String(stopAt))
    await this.start.click()
    await expect(this.end).toBeVisible()
  }

  /** Ends the chat; what it came to, in coins. */
  async leave(): Promise<number> {
    await this.end.click()
    const total = this.guest.page.getByTestId('bill-total')
    await expect(total).toBeVisible()
    return coinsIn(await total.textContent())
  }
}
