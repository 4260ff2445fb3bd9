import { expect, type Locator } from '@playwright/test'
import type { ChatMode } from '@/domain/chat/mode'
import { coinsIn } from './amounts'
import { escaped } from './pattern'
import type { Visit } from './visit'

/** A live room: its lobby, what runs inside, and the bill. */
export class Room {
  constructor(private readonly guest: Visit) {}

  /** Starts what was chosen; the button names it. */
  startOf(mode: ChatMode): Locator {
    const name = new RegExp(`^${escaped(this.guest.t(`chat.start.${mode}`))}(?: · .*\\d.*)?$`, 'u')
    return this.guest.page.getByRole('button', { name })
  }

  get start(): Locator {
    return this.startOf('single')
  }

  /** One of the kinds of chat on offer. */
  kind(mode: ChatMode): Locator {
    return this.guest.page.getByRole('radio', {
      name: new RegExp(`^${escaped(this.guest.t(`chat.mode.${mode}`))} ·`, 'u'),
    })
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

  /** What the bill names as left. */
  get balanceOfBill(): Locator {
    const name = this.guest.page.getByText(this.guest.t('chat.bill.balance'), { exact: true })
    return this.guest.page.locator('dl > div').filter({ has: name }).locator('dd')
  }

  /** Chooses a private chat where there is a choice: nothing that costs is chosen for a guest. Its first second is paid. */
  async choosePrivate({ usesFreeMinutes = false } = {}): Promise<void> {
    await expect(this.kind('single').or(this.start).first()).toBeVisible()
    if ((await this.kind('single').count()) > 0) await this.kind('single').check()
    if (!usesFreeMinutes) await this.leaveFreeMinutes()
  }

  /** Leaves the free minutes of a new guest for later, where the actor takes part. */
  async leaveFreeMinutes(): Promise<void> {
    const free = this.guest.page.getByRole('switch', { name: this.guest.t('chat.lobby.voucher', { count: 3 }) })
    if ((await free.count()) > 0) await free.uncheck()
  }

  async enter(stopAt: number): Promise<void> {
    await this.choosePrivate()
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
