import type { Page } from 'playwright'
import type { ChatMode } from '../../src/domain/chat/mode.ts'
import type { Language } from '../../src/domain/navigation/language.ts'
import { texts as de } from '../../src/ui/chat/texts/de.ts'
import { texts as en } from '../../src/ui/chat/texts/en.ts'
import { texts as es } from '../../src/ui/chat/texts/es.ts'
import { texts as showsDe } from '../../src/ui/shows/texts/de.ts'
import { texts as showsEn } from '../../src/ui/shows/texts/en.ts'
import { texts as showsEs } from '../../src/ui/shows/texts/es.ts'

const words = { de, en, es }
const tickets = { de: showsDe, en: showsEn, es: showsEs }

/** The list of actors in which a mode is most likely on offer. */
const LISTS: Readonly<Record<ChatMode, string>> = {
  single: 'cams/',
  voyeur: 'cams/?mode=voyeur',
  ticket: 'cam-shows/',
  'video-call': 'cams/?mode=call',
  free: 'cams/?mode=free',
  preview: 'cams/?mode=preview',
}

/** How long words of others take to arrive in a room, ms. */
const LIVELY = 5_000

/** A preview lasts five seconds: how long it has run when its picture is taken, ms. */
const IN_PREVIEW = 1_500

/** Enters the room of the first actor who offers a mode; whether one does. `page` is of a member with coins. */
export async function enterRoom(page: Page, url: string, language: Language, mode: ChatMode): Promise<boolean> {
  await page.goto(`${url}/${language}/${LISTS[mode]}`, { waitUntil: 'load' })
  await page.locator('article a[href]').first().waitFor()
  const offer = mode === 'ticket' ? 'article[data-running]' : 'article'
  const hrefs = await page
    .locator(`${offer} a[href*="/amateur/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const profiles = [...new Set(hrefs.map((href) => /^\/\w+\/amateur\/[^/]+\//u.exec(href)?.[0] ?? ''))].filter(
    (path) => path !== '',
  )
  for (const profile of profiles.slice(0, 12)) {
    await page.goto(`${url}${profile}chat/?mode=${mode}`, { waitUntil: 'load' })
    if (mode === 'ticket') await buyTicket(page, language)
    const start = page.getByRole('button', { name: new RegExp(`^${words[language].start[mode]}`, 'u') })
    const wayIn = start.or(endOf(page, language)).first()
    await wayIn.waitFor({ timeout: 3_000 }).catch(() => undefined)
    if ((await wayIn.count()) === 0) continue
    // A ticket that was bought in the room lets its guest in by itself, while the button is still there.
    await start.click({ timeout: 2_000 }).catch(() => undefined)
    const running = isShort(mode) ? page.getByText(words[language].preview.side) : endOf(page, language)
    await running.waitFor({ timeout: 10_000 }).catch(() => undefined)
    if ((await running.count()) === 0) continue
    await page.waitForTimeout(isShort(mode) ? IN_PREVIEW : LIVELY)
    return true
  }
  return false
}

const isShort = (mode: ChatMode): boolean => mode === 'preview'

const endOf = (page: Page, language: Language) => page.getByRole('button', { name: words[language].end, exact: true })

/** The closed room of a show sells its ticket, which opens it. */
async function buyTicket(page: Page, language: Language): Promise<void> {
  const { buy, reserve } = tickets[language]
  const button = page.getByRole('button', { name: new RegExp(`^(?:${buy}|${reserve})`, 'u') }).first()
  await button.click({ timeout: 5_000 }).catch(() => undefined)
}

/** Ends the chat that runs, so that another can begin; a preview ends by itself. */
export async function leaveRoom(page: Page, language: Language, mode: ChatMode): Promise<void> {
  if (isShort(mode)) return
  await endOf(page, language).click()
  await page
    .getByTestId('bill-total')
    .waitFor({ timeout: 10_000 })
    .catch(() => undefined)
}
