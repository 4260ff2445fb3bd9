import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Composer } from '@/ui/messenger/composer'
import { Texts } from '@/ui/texts/texts'
import { accept, CHANNEL, openConversation } from '#test/support/ui/conversation'
import { providers } from '#test/support/ui/providers'

it.each([
  ['de', 'Diese Nachricht ist kostenlos', '3 VXC pro Nachricht'],
  ['en', 'This message is free', '3 VXC per message'],
  ['es', 'Este mensaje es gratis', '3 VXC por mensaje'],
] as const)(
  'names a message without a price free in %s, and another one with its number [MON-011]',
  async (language, free, priced) => {
    const { conversation, prices } = await openConversation(accept([]))
    prices.message = 0
    await conversation.open(CHANNEL)
    const choice = { texts: null as Texts | null }
    const wrapper = await providers((container) => (choice.texts = container.get(Texts)))
    await choice.texts?.setLanguage(language)
    const screen = await render(<Composer conversation={conversation} />, { wrapper })
    await expect.element(screen.getByText(free, { exact: true })).toBeVisible()
    expect(screen.container.textContent).not.toMatch(/\d/u)
    prices.message = 3
    await conversation.open(CHANNEL)
    await expect.element(screen.getByText(priced)).toBeVisible()
    await expect.element(screen.getByText(free, { exact: true })).not.toBeInTheDocument()
  },
)
