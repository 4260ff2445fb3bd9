import { actorNameInPath } from '@/domain/routes/params'
import { WELCOME_MESSAGES } from '@/adapters/backend/accounts/register'
import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import { ConnectionCutter } from './support/connection-cutter'
import { newPerson } from './support/names'

const CUTS = 50
/**
 * Between two cuts pass at most so many ms: often too few for a message and its answer, now and then enough. Where a machine needs
 * longer to open a connection none would carry anything, and the chat would end as one whose guest is gone.
 */
const PAUSE = Math.min(limit(800), 2_000)
/** The star of the sample world answers for one coin a message. */
const STAR = 'Mira Solène'
/**
 * Enough for what the screen does; test/adapters/remote/live/outbox-over-cuts.test.ts sends five hundred messages over fifty
 * cuts without a browser.
 */
const WRITTEN = { messages: 100, cuts: 10 } as const
/** Shorter: a message and its answer get through between some of the cuts only. */
const SHORT_PAUSE = 300
const GIFT = { id: 'rose', price: 8 } as const

// A report (of a broken connection, of the profile that was opened, or of the consent given) may be on its way when the guest signs up. The session
// it was sent in has ended then, and it is refused.
// What the page has sent may reach the cutter when the platform's end is closed already: the browser writes that into its console.
test.use({
  provoked:
    /status of 401 .*\/(?:logger\/websocketConnectionError|tracker\/(?:trackActorProfileVisit|consent))|CLOSING or CLOSED state/u,
})

test('a whole session on a connection that is cut fifty times loses and doubles no message, no gift and no coin [SOC-002][SOC-006][SOC-010][MSG-024][CHA-001]', async ({
  guest,
}) => {
  // A connection waits a second before it opens again.
  test.setTimeout(limit(240_000))
  const { page, checkout, room, conversation } = guest
  const cutter = await ConnectionCutter.at(page)
  await guest.arrive('cams', {}, 'nothing')
  const cutting = cutter.cut(CUTS, PAUSE)

  const name = await guest.cams.openLiveActor()
  await guest.signUp(newPerson())
  await guest.openTopUp()
  await checkout.choosePackage(2)
  await checkout.pay('approve')
  await checkout.expectClosed()
  await expect.poll(() => guest.coins(), { timeout: limit(20_000) }).toBeGreaterThan(0)
  const full = await guest.coins()

  await guest.link('actors.profile.chat').click()
  await room.enter(full - 2 * GIFT.price)
  const messages: string[] = []
  const send = async (): Promise<void> => {
    const words = `Word ${messages.length}`
    messages.push(words)
    await conversation.sendText(words)
  }
  for (let iteration = 0; iteration < 8; iteration++) await send()
  await conversation.give(GIFT.id)
  const bill = await room.leave()
  expect(bill).toBeGreaterThan(0)

  await guest.visit('messenger', {})
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await conversation.gifts()
  await conversation.give(GIFT.id, 2)
  await guest.videos.openAffordable(await guest.coins())
  const price = await guest.videos.buy()
  await guest.videos.expectOwned()

  await cutting
  expect(cutter.count).toBe(CUTS)
  // The sum of the bill has the gift that was sent in the chat.
  const left = full - bill - GIFT.price - price
  await expect.poll(() => guest.coins(), { timeout: limit(20_000) }).toBe(left)
  await guest.visit('memberPurchases', {})
  expect(await guest.purchases.sum()).toBe(left)
  for (const [kind, count] of [
    ['top-up', 1],
    ['chat', 1],
    ['gift', 2],
    ['video', 1],
  ] as const) {
    await expect(guest.purchases.of(kind)).toHaveCount(count)
  }
  await guest.visit('messenger', {})
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await expect(conversation.given(GIFT.id)).toHaveCount(2)
  await expect(conversation.log.getByText(/^Word \d+$/u)).toHaveText(messages)
})

test('a hundred messages written over ten cuts are each sent once, in their order, and charged once [MSG-024]', async ({
  guest,
}) => {
  test.setTimeout(limit(240_000))
  const { page, checkout, conversation } = guest
  const cutter = await ConnectionCutter.at(page)
  await guest.arrive('actor', { actorName: actorNameInPath(STAR) }, 'account')
  await guest.openTopUp()
  await checkout.choosePackage(4)
  await checkout.pay('approve')
  await checkout.expectClosed()
  await expect.poll(() => guest.coins(), { timeout: limit(20_000) }).toBeGreaterThan(WRITTEN.messages)
  const full = await guest.coins()
  await guest.link('actors.profile.write').click()

  const messages = Array.from({ length: WRITTEN.messages }, (_, i) => `Word ${i}`)
  const cutting = cutter.cut(WRITTEN.cuts, SHORT_PAUSE)
  for (const [i, words] of messages.entries()) {
    // Ten messages a cut: written while the connection is there, while it is not, and while it opens again.
    await expect
      .poll(() => cutter.count, { timeout: limit(20_000) })
      .toBeGreaterThanOrEqual(Math.floor((i * WRITTEN.cuts) / WRITTEN.messages))
    await conversation.field.fill(words)
    await conversation.field.press('Enter')
  }
  await cutting
  expect(cutter.count).toBe(WRITTEN.cuts)
  // Few get through between two cuts: most are sent now, one after the other.
  await expect(conversation.log.getByText(guest.t('messenger.sending'))).toHaveCount(0, { timeout: limit(90_000) })
  const sent = conversation.log.getByText(/^Word \d+$/u)
  await expect(sent).toHaveText(messages, { timeout: limit(60_000) })
  await expect.poll(() => guest.coins()).toBe(full - (WRITTEN.messages - WELCOME_MESSAGES))

  // What the platform has stored, page by page back to the first message.
  await page.reload()
  await expect
    .poll(
      async () => {
        await conversation.log.evaluate((log) => log.scrollTo({ top: -log.scrollHeight }))
        return sent.count()
      },
      { timeout: limit(60_000), intervals: [100] },
    )
    .toBe(WRITTEN.messages)
  await expect(sent).toHaveText(messages)
  expect(await guest.coins()).toBe(full - (WRITTEN.messages - WELCOME_MESSAGES))
})
