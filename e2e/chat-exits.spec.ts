import { limit } from '../scripts/setup/machine-speed.ts'
import { exitCodes } from '@/domain/chat/exit-code'
import { exitReasonOf } from '@/domain/chat/exit-reason'
import { coinsIn } from './support/amounts'
import { expect, test } from './support/fixtures'
import { endChat } from './support/stage'

/** A later sentence may have a link, which is text of its own. */
const firstSentence = (text: string): string => `${text.split('.')[0] ?? ''}.`

/** An end of each class that is not the guest's own press or the end of a preview, and what the bill offers first. */
const ENDS = [
  ['hostLeft', 'chat.bill.again'],
  ['adminKick', 'chat.bill.again'],
  ['connectionLost', 'chat.bill.again'],
  ['startFailed', 'chat.bill.again'],
  ['modeTimeUp', 'chat.bill.again'],
  ['balanceUsedUp', 'shell.account.topUp'],
  ['ageRestriction', 'chat.bill.proveAge'],
  ['unknown', 'chat.bill.again'],
] as const

test('however a chat is ended from outside, the bill names why, what it cost and what to do next [CHA-003][CHA-004][CHA-006][CHA-007][CHA-008][CHA-009]', async ({
  guest,
}) => {
  test.setTimeout(limit(120_000))
  const { page, room } = guest
  await guest.arrive('cams', {}, 'coins')
  await guest.cams.filterLive()
  await guest.cams.openLiveActor()
  let balance = await guest.coins()
  await guest.link('actors.profile.chat').click()
  for (const [exit, next] of ENDS) {
    await room.enter(balance)
    await expect.poll(async () => coinsIn(await room.spent.textContent())).toBeGreaterThan(0)
    await endChat(guest, exit)
    await expect(page.getByText(firstSentence(guest.t(`chat.reason.${exitReasonOf(exitCodes[exit])}`)))).toBeVisible()
    await expect(page.getByTestId('bill-total')).toHaveText(/^[1-9]\d* VXC$/u)
    balance -= coinsIn(await page.getByTestId('bill-total').textContent())
    await expect(room.balanceOfBill).toHaveText(`${balance} VXC`)
    await expect(guest.button(next).last()).toBeVisible()
    await guest.button('chat.bill.again').click()
  }
})
