import type { Page } from 'playwright'
import type { ChatMode } from '../../src/domain/chat/mode.ts'
import type { Language } from '../../src/domain/navigation/language.ts'
import { texts as de } from '../../src/ui/chat/texts/de.ts'
import { texts as en } from '../../src/ui/chat/texts/en.ts'
import { texts as es } from '../../src/ui/chat/texts/es.ts'

const words = { de, en, es }

/** The list of actors in which a mode is most likely on offer. */
const LISTS: Readonly<Record<ChatMode, string>> = {
  single: 'cams/',
  voyeur: 'cams/?mode=voyeur',
  ticket: 'cams/',
  'video-call': 'cams/?mode=call',
  free: 'cams/?mode=free',
  preview: 'cams/?mode=preview',
}

/** How long words of others take to arrive in a room, ms. */
const LIVELY = 5_000

/** Enters the room of the first actor who offers a mode; whether one does. `page` is of a member with coins. */
export async function enterRoom(page: Page, url: string, language: Language, mode: ChatMode): Promise<boolean> {
  await page.goto(`${url}/${language}/${LISTS[mode]}`, { waitUntil: 'load' })
  await page.locator('article a[href]').first().waitFor()
  const hrefs = await page
    .locator('article a[href*="/amateur/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const profiles = [...new Set(hrefs.map((href) => /^\/\w+\/amateur\/[^/]+\//u.exec(href)?.[0] ?? ''))].filter(
    (path) => path !== '',
  )
  for (const profile of profiles.slice(0, 12)) {
    await page.goto(`${url}${profile}chat/?mode=${mode}`, { waitUntil: 'load' })
    const start = page.getByRole('button', { name: new RegExp(`^${words[language].start[mode]}`, 'u') })
    await start.waitFor({ timeout: 3_000 }).catch(() => undefined)
    if ((await start.count()) === 0) continue
    await start.click()
    const end = page.getByRole('button', { name: words[language].end, exact: true })
    await end.waitFor({ timeout: 10_000 }).catch(() => undefined)
    if ((await end.count()) === 0) continue
    await page.waitForTimeout(LIVELY)
    return true
  }
  return false
}

/** Ends the chat that runs, so that another can begin. */
export async function leaveRoom(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: words[language].end, exact: true }).click()
  await page
    .getByTestId('bill-total')
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
}
