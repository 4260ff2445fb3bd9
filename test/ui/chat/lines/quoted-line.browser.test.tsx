import '@/ui/theme/base.css'
import { observable } from 'mobx'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type ChatId, type MessageId, type RoomLineId } from '@/domain/ids'
import { goToLine } from '@/ui/chat/lines/go-to-line'
import { ReplyStrip } from '@/ui/chat/lines/quoted-line'
import { RepliesViewModel } from '@/ui/chat/lines/replies-view-model'
import { FakeStorage } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { ACTOR } from '#test/support/ui/rooms'

const line: RoomLine = {
  id: asId<RoomLineId>('line-1'),
  actorId: ACTOR,
  sender: 'guest',
  guestName: 'Windrose',
  text: 'Is it raining with you?',
  at: 1,
  tip: null,
  control: null,
  quote: null,
}

it('shows above the field whom the guest replies to, until they change their mind', async () => {
  const draft = observable<{ replyTo: RoomLineId | null }>({ replyTo: null })
  const replies = new RepliesViewModel(new FakeStorage())
  replies.follow({ chatId: () => asId<ChatId>('chat-1'), draft })
  const screen = await render(<ReplyStrip replies={replies} actorName="Mira" />, { wrapper: await providers() })
  expect(screen.getByTestId('reply-strip').elements()).toEqual([])
  replies.reply(line)
  const strip = screen.getByTestId('reply-strip')
  await expect.element(strip.getByText('Reply to Windrose')).toBeVisible()
  await expect.element(strip.getByText('Is it raining with you?')).toBeVisible()
  expect(draft.replyTo).toBe('line-1')
  await userEvent.click(strip.getByRole('button'))
  await expect.element(strip).not.toBeInTheDocument()
  expect(draft.replyTo).toBeNull()
})

it('goes to the line of a quote, marks it and gives it the focus until the focus leaves it', async () => {
  const screen = await render(
    <div role="log" style={{ height: '120px', overflow: 'auto' }}>
      <p data-line="line-1">The line</p>
      <p data-message="message-1">Own words</p>
      <div style={{ height: '2000px' }} />
      <button type="button">Last</button>
    </div>,
  )
  const log = screen.getByRole('log').element()
  log.scrollTop = log.scrollHeight
  expect(goToLine({ lineId: asId<RoomLineId>('line-1'), messageId: null })).toBe(true)
  const row = screen.getByText('The line')
  await expect.element(row).toHaveFocus()
  await expect.element(row).toHaveAttribute('data-marked')
  await expect.element(row).toBeInViewport()
  await userEvent.tab()
  await expect.element(row).not.toHaveAttribute('data-marked')
})

it('goes to the guest’s own message where the line is one, and reports what the page does not hold', async () => {
  const screen = await render(<p data-message="message-1">Own words</p>)
  const own = { lineId: asId<RoomLineId>('line-9'), messageId: asId<MessageId>('message-1') }
  expect(goToLine(own)).toBe(true)
  await expect.element(screen.getByText('Own words')).toHaveFocus()
  expect(goToLine({ lineId: asId<RoomLineId>('"] *'), messageId: null })).toBe(false)
  expect(goToLine({ ...own, messageId: asId<MessageId>('message-2') })).toBe(false)
})
