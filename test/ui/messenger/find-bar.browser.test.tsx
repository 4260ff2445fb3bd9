import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { HISTORY_PAGE, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import { Toasts } from '@/ui/base/toasts'
import { FindBar } from '@/ui/messenger/find-bar'
import { FindInConversation } from '@/ui/messenger/find-in-conversation'
import { MessageList } from '@/ui/messenger/message-list'
import { accept, CHANNEL, message, openConversation } from '#test/support/ui/conversation'
import { FakeClock, portOf } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'

const LENGTH = 900
const all = Array.from({ length: LENGTH }, (_, index) =>
  message(index + 1, index % 300 === 49 ? `needle ${index + 1}` : `line ${index + 1}`),
)
const newestFirst = all.toReversed()

/** A long history, read as the platform gives it, and how much of it was requested. */
function longHistory() {
  const requested: string[] = []
  const gateway: Partial<MessengerGateway> = {
    messages: async (_id, first, before) => {
      requested.push(`before ${before ?? 'newest'}`)
      const older = newestFirst.filter(({ at }) => before === null || at < Number(before))
      return { items: older.slice(0, first), next: older.length > first ? String(older[first - 1]?.at) : null }
    },
    messagesAround: async (_id, messageId, first) => {
      requested.push('around')
      const at = all.findIndex(({ id }) => id === messageId)
      const items = all.slice(Math.max(0, at - first / 2 + 1), at + first / 2 + 1)
      return { items: items.toReversed(), older: String(items[0]?.at), newer: String(items.at(-1)?.at) }
    },
    messagesAfter: async (_id, first, after) => {
      requested.push(`after ${after}`)
      const items = all.filter(({ at }) => at > Number(after)).slice(0, first)
      return { items: items.toReversed(), older: after, newer: String(items.at(-1)?.at) }
    },
    search: async ({ text }) => ({
      channels: [],
      items: newestFirst
        .filter((one) => one.text.startsWith(text))
        .map((one) => ({ message: one, actorName: 'Mira', preview: { family: 1, variant: 'a0' } })),
      next: null,
    }),
  }
  return { requested, gateway }
}

it('leads by the keyboard to messages far back, without what is between, and back to the newest', async () => {
  const { requested, gateway } = longHistory()
  const { conversation } = await openConversation(accept([]), {}, gateway)
  const find = new FindInConversation(portOf<MessengerGateway>(gateway), new Toasts(), new FakeClock(), (id) =>
    conversation.show(id),
  )
  let closed = 0
  const screen = await render(
    <div style={{ display: 'flex', flexDirection: 'column', width: '390px', height: '600px' }}>
      <FindBar find={find} onOlder={() => void find.older(CHANNEL)} onClose={() => (closed += 1)} />
      <MessageList conversation={conversation} isOnline />
    </div>,
    { wrapper: await providers() },
  )
  const field = screen.getByRole('searchbox', { name: 'Search in this conversation' })
  await expect.element(field).toHaveFocus()
  const inSight = (text: string) => {
    const row = screen.getByText(text, { exact: true }).element().getBoundingClientRect()
    const log = screen.getByRole('log').element().getBoundingClientRect()
    return row.top >= log.top && row.bottom <= log.bottom
  }
  await userEvent.keyboard('needle{Enter}')
  await expect.element(screen.getByText('1 of 3')).toBeVisible()
  await expect.element(screen.getByText('needle 650', { exact: true })).toBeVisible()
  await expect.poll(() => inSight('needle 650')).toBe(true)
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('needle 350', { exact: true })).toBeVisible()
  await expect.poll(() => inSight('needle 350')).toBe(true)
  await expect.element(screen.getByText('2 of 3')).toBeVisible()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
  await expect.element(screen.getByText('needle 650', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('line 900', { exact: true })).not.toBeInTheDocument()
  expect(requested.filter((one) => one === 'around')).toHaveLength(3)
  expect(requested.length).toBeLessThan(10)

  // What follows is put below without moving what is read.
  const later = screen.getByRole('button', { name: 'Later messages' })
  later.element().scrollIntoView({ block: 'end' })
  const last = screen.getByText(`line ${650 + HISTORY_PAGE / 2}`, { exact: true })
  await expect.poll(() => inSight(`line ${650 + HISTORY_PAGE / 2}`)).toBe(true)
  const before = last.element().getBoundingClientRect().top
  // Pressed where it is: a test's own click scrolls first.
  later.element().dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(screen.getByText(`line ${650 + HISTORY_PAGE}`, { exact: true })).toBeInTheDocument()
  expect(Math.abs(last.element().getBoundingClientRect().top - before)).toBeLessThan(3)

  await screen.getByRole('button', { name: 'To the newest message' }).click()
  await expect.element(screen.getByText('line 900', { exact: true })).toBeVisible()
  await expect.poll(() => inSight('line 900')).toBe(true)
  await expect.element(screen.getByRole('button', { name: 'To the newest message' })).not.toBeInTheDocument()

  await field.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  expect(closed).toBe(0)
  await userEvent.keyboard('{Escape}')
  expect(closed).toBe(1)
})
