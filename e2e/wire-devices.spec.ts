import type { Browser, BrowserContext } from '@playwright/test'
import type { Texts } from '@/ui/texts/texts'
import { expect, test } from './support/fixtures'
import { Guest } from './support/guest'
import { newPerson } from './support/names'

// A login ends the session that another tab, or the page itself, may be reporting in at that moment.
test.use({ provoked: /status of 401 .*\/tracker\//u })

/** A guest in a browser of their own, at the same server. */
async function elsewhere(browser: Browser, baseURL: string | undefined, texts: Texts): Promise<Guest> {
  const context = await browser.newContext({
    locale: texts.language,
    reducedMotion: 'reduce',
    ...(baseURL === undefined ? {} : { baseURL }),
  })
  return new Guest(await context.newPage(), texts, false)
}

/** The address of the login sheet that is open, with its secret. */
async function sheetOf(guest: Guest): Promise<URL> {
  await guest.button('shell.account.logIn').first().click()
  await guest.checkout.expectOpen()
  const address = await guest.checkout.window.locator('iframe').getAttribute('src')
  const sheet = new URL(address ?? '')
  expect(sheet.hash.length).toBeGreaterThan(16)
  return sheet
}

const deviceCookieOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'device')

test('a login sheet shows nothing as a page of its own, and serves no other browser [PAY-001]', async ({
  guest,
  browser,
  baseURL,
  texts,
}) => {
  await guest.visit('start', {})
  await guest.enter()
  const sheet = await sheetOf(guest)

  // The attacker sends the address of their own sheet to a guest with an account.
  const victim = await elsewhere(browser, baseURL, texts)
  const account = await victim.arriveWithAccount('start', {})
  await victim.page.goto(sheet.href)
  await expect(victim.heading('payments.frame.alone.title')).toBeVisible()
  await expect(victim.page.getByRole('textbox')).toHaveCount(0)
  await expect(victim.page.locator('form')).toHaveCount(0)
  await expect(victim.page).not.toHaveURL(/#/u)
  await expect(victim.link('payments.frame.alone.link')).toHaveAttribute('href', victim.pathTo('start', {}))

  // Nor does it within the genuine app, however the frame got there.
  await victim.visit('start', {})
  await victim.openTopUp()
  await victim.checkout.window.locator('iframe').evaluate((frame, src) => {
    if (frame instanceof HTMLIFrameElement) frame.src = src
  }, `${sheet.pathname}${sheet.search}&again=1${sheet.hash}`)
  await expect(victim.checkout.shows('payments.frame.gone.title')).toBeVisible()
  await expect(victim.checkout.field('password')).toHaveCount(0)

  // A guest who sends the form by hand from there gets the same answer, and has proved nothing to the attacker.
  const body = {
    id: sheet.searchParams.get('id'),
    secret: sheet.hash.slice(1),
    form: { kind: 'login', email: account.email, password: account.password },
  }
  const send = (who: Guest) =>
    who.page.evaluate(async (data) => {
      const answer = await fetch('/sandbox/v1/submit', {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
      return (await answer.json()) as unknown
    }, body)
  expect(await send(victim)).toEqual({ answer: { status: 'gone' } })
  const taken = await guest.page.evaluate(async (id) => {
    const headers = { 'content-type': 'application/json' }
    const open = await fetch('/rest/v1/session/open', { method: 'POST', headers, body: '{"language":"en"}' })
    const { accessToken } = (await open.json()) as { accessToken: string }
    const finished = await fetch('/rest/v1/vxpay/onloginsuccess', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ result: { checkoutId: id, flow: 'login', redirectTo: null }, targetUrl: '/' }),
    })
    return (await finished.json()) as unknown
  }, body.id)
  expect(taken).toEqual({ ok: false, reason: 'not-finished' })
  await guest.visit('start', {})
  await expect(guest.button('shell.account.logIn').first()).toBeVisible()
  await victim.page.context().close()
})

test('a device cookie that was planted before a login opens nothing of the guest after it', async ({
  guest,
  browser,
  baseURL,
  texts,
}) => {
  const attacker = await elsewhere(browser, baseURL, texts)
  await attacker.visit('start', {})
  await attacker.enter()
  const planted = await deviceCookieOf(attacker.page.context())
  if (planted === undefined) throw new Error('no device cookie')
  await guest.page.context().addCookies([planted])
  await guest.arriveWithAccount('start', {}, newPerson())
  const own = await deviceCookieOf(guest.page.context())
  expect(own?.value).not.toBe(planted.value)
  expect(own).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' })

  await attacker.page.context().clearCookies()
  await attacker.page.context().addCookies([planted])
  await attacker.visit('start', {})
  await expect(attacker.button('shell.account.logIn').first()).toBeVisible()
  await expect(attacker.balance).toBeHidden()
  await guest.visit('start', {})
  await expect(guest.balance).toBeVisible()
  await attacker.page.context().close()
})

test('another tab of a device goes on after a login in the first', async ({ guest, otherTab }) => {
  await guest.visit('start', {})
  await guest.enter()
  const other = await otherTab()
  await other.visit('start', {})
  await expect(other.button('shell.account.logIn').first()).toBeVisible()
  await guest.signUp(newPerson())
  await other.goTo('shell.nav.videos')
  await other.page.reload()
  await expect(other.balance).toBeVisible()
  await expect(guest.balance).toBeVisible()
})
