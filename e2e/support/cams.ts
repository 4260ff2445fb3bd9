import { expect, type Locator } from '@playwright/test'
import { languageLabel } from '@/ui/texts/language-label'
import type { Visit } from './visit'
import { limit } from '../../scripts/setup/machine-speed.ts'

/** The list of actors and its filters, which a phone shows in a sheet. */
export class Cams {
  constructor(private readonly guest: Visit) {}

  get tiles(): Locator {
    return this.guest.page.getByRole('main').getByRole('article')
  }

  /** Tiles of who is live and in no chat. */
  get live(): Locator {
    const { page } = this.guest
    return this.tiles.filter({ has: page.getByText(this.guest.t('shell.live'), { exact: true }) })
  }

  async filterLive(): Promise<void> {
    const { guest } = this
    if (guest.isPhone) await guest.button('actors.filter.title').click()
    const where = guest.isPhone ? guest.page.getByRole('dialog') : guest.page.getByRole('main')
    const language = languageLabel(guest.texts.language, guest.texts)
    await where.getByRole('button', { name: guest.t('actors.filter.online'), exact: true }).click()
    await where.getByRole('button', { name: language, exact: true }).click()
    if (guest.isPhone) await where.getByRole('button', { name: guest.t('shell.states.close'), exact: true }).click()
    await expect(guest.page).toHaveURL(/online=1/u)
    await expect(guest.page).toHaveURL(new RegExp(`language=${guest.texts.language}`, 'u'))
  }

  /** Opens the profile of an actor who is live; returns their name. One who goes offline before it is open is passed over. */
  async openLiveActor(): Promise<string> {
    const { page } = this.guest
    const list = page.url()
    let name = ''
    await expect(async () => {
      if (page.url() !== list) await page.goBack()
      name = (await this.live.first().getByRole('link').textContent()) ?? ''
      await this.tiles.getByRole('link', { name, exact: true }).click({ timeout: limit(2_000) })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
      await expect(this.guest.link('actors.profile.chat')).toBeVisible({ timeout: limit(4_000) })
    }).toPass({ timeout: limit(30_000) })
    return name
  }

  /** Opens the room of an actor who takes video calls now; returns their name. */
  async openVideoCaller(): Promise<string> {
    const { page } = this.guest
    await page.goto(`${page.url()}?online=1&mode=call`)
    const list = page.url()
    let name = ''
    await expect(async () => {
      if (page.url() !== list) await page.goto(list)
      const link = this.live.first().getByRole('link')
      name = (await link.textContent({ timeout: limit(4_000) })) ?? ''
      await link.click({ timeout: limit(4_000) })
      await this.guest.link('actors.profile.chat').click({ timeout: limit(4_000) })
      const call = page.getByRole('radio', { name: new RegExp(`^${this.guest.t('chat.mode.video-call')}`, 'u') })
      await expect(call).toBeVisible({ timeout: limit(4_000) })
    }).toPass({ timeout: limit(40_000) })
    return name
  }

  /** The actor in the middle of the screen, once the page has stopped scrolling. */
  async nameInTheMiddle(): Promise<string> {
    const { page } = this.guest
    await page.waitForFunction(
      () =>
        new Promise<boolean>((resolve) => {
          const before = scrollY
          setTimeout(() => resolve(scrollY === before), 300)
        }),
    )
    const names = await this.tiles.evaluateAll((tiles) =>
      tiles
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect()
          return top > innerHeight * 0.15 && bottom < innerHeight * 0.95
        })
        .map((tile) => tile.querySelector('a')?.textContent ?? ''),
    )
    return names[0] ?? ''
  }
}
