import { limit } from '../scripts/setup/machine-speed.ts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/fixtures'
import { inConversation } from './support/starting-points'

test('a guest finds actors and messages by the keyboard, from the list and in a conversation, regardless of accents @once', async ({
  guest,
}) => {
  test.setTimeout(limit(90_000))
  const { page, conversation } = guest
  await inConversation(guest)
  await conversation.sendText('Hasta mañana en la terraza')
  await conversation.sendText('Something else')
  const name = (await page.locator('header strong').first().textContent()) ?? ''

  await guest.visit('messenger', {})
  const search = page.getByRole('searchbox', { name: guest.t('messenger.search.label') })
  await search.fill('MANANA')
  await search.press('Enter')
  const results = page.getByRole('region', { name: guest.t('messenger.search.messages') })
  await expect(results.getByRole('link')).toHaveCount(1)
  await expectAccessible(guest, 'what was found')
  await results.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const shown = conversation.log.locator('[aria-current="true"]')
  await expect(shown).toContainText('Hasta mañana en la terraza')

  // By the name of the actor, and back to the list.
  await search.fill(name.slice(0, 4).toUpperCase())
  const named = page.getByRole('region', { name: guest.t('messenger.search.channels') })
  await expect(named.getByRole('link', { name })).toBeVisible()
  await search.press('Escape')
  await expect(search).toHaveValue('')
  await expect(named).toBeHidden()

  // In the conversation itself.
  const open = page.getByRole('button', { name: guest.t('messenger.search.here') })
  await open.press('Enter')
  const field = page.getByRole('searchbox', { name: guest.t('messenger.search.here') })
  await expect(field).toBeFocused()
  await field.fill('something')
  await field.press('Enter')
  await expect(shown).toContainText('Something else')
  // Only the list has moved.
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(guest, 'finding in a conversation')
  await field.fill('nowhere to be found')
  await field.press('Enter')
  await expect(page.getByText(guest.t('messenger.search.none.title'))).toBeVisible()
  await field.press('Escape')
  await field.press('Escape')
  await expect(field).toBeHidden()
  await expect(open).toBeFocused()
})
