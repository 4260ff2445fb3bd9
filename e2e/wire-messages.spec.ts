import { limit } from '../scripts/setup/machine-speed.ts'
import { expect, test } from './support/fixtures'
import { ConnectionCutter } from './support/connection-cutter'
import { inConversation } from './support/starting-points'

const CUTS = 15
const MESSAGES = 80
/** How many messages a new account may send for nothing. */
const FREE = 3
/** Between two cuts pass at most so many ms: few messages and answers get through before the next. */
const PAUSE = 300

// What the page has sent may reach the cutter when the platform's end is closed already: the browser writes that into its console.
test.use({ provoked: /CLOSING or CLOSED state/u })

// Five hundred messages over fifty cuts run without a page: test/adapters/remote/live/outbox-over-cuts.test.ts.
test('eighty messages that are written while the connection is cut fifteen times arrive once each, in their order, and are paid once [MSG-024][SOC-002][SOC-006]', async ({
  guest,
}) => {
  test.setTimeout(limit(120_000))
  const { page, checkout, conversation } = guest
  const cutter = await ConnectionCutter.at(page)
  await inConversation(guest)
  await guest.openTopUp()
  await checkout.choosePackage(4)
  await checkout.pay('approve')
  await checkout.expectClosed()
  const before = await guest.coins()

  const cutting = cutter.cut(CUTS, PAUSE)
  const words = Array.from({ length: MESSAGES }, (_, index) => `Word ${index}`)
  for (const text of words) {
    await conversation.field.fill(text)
    await conversation.send.click()
    await expect(conversation.field).toHaveValue('')
  }
  await cutting
  expect(cutter.count).toBe(CUTS)
  await expect(conversation.log.getByText(guest.t('messenger.sending'))).toHaveCount(0, { timeout: limit(60_000) })
  await expect(conversation.log.getByText(guest.t('messenger.failed'))).toHaveCount(0)
  await expect(conversation.log.getByText(/^Word \d+$/u)).toHaveText(words)

  // The button names what one message costs, now that the free ones are used up.
  await conversation.field.fill('One more')
  const price = Number(/(?<coins>\d+)/u.exec((await conversation.send.textContent()) ?? '')?.groups?.['coins'])
  expect(price).toBeGreaterThan(0)
  await expect
    .poll(async () => before - (await guest.coins()), { timeout: limit(20_000) })
    .toBe((MESSAGES - FREE) * price)
})
