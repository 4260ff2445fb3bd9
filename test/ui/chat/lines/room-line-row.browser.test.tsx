import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Quote } from '@/domain/chat/quote'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type GiftId, type RoomLineId } from '@/domain/ids'
import { RoomLineRow } from '@/ui/chat/lines/room-line-row'
import { useTexts } from '@/ui/texts/use-texts'
import { providers } from '#test/support/ui/providers'
import { ACTOR } from '#test/support/ui/rooms'

const line: RoomLine = {
  id: asId<RoomLineId>('line-1'),
  actorId: ACTOR,
  sender: 'guest',
  guestName: 'Windrose',
  text: 'Good evening',
  at: 1,
  tip: null,
  control: null,
  quote: null,
}

async function rowOf(over: Partial<RoomLine> = {}, { isWatching = false, hidesQuote = false } = {}) {
  const muted: string[] = []
  const replied: string[] = []
  const gone: string[] = []
  const Row = () => (
    <RoomLineRow
      line={{ ...line, ...over }}
      actorName="Mira"
      texts={useTexts()}
      onMute={(name) => muted.push(name)}
      onReply={isWatching ? null : ({ id }) => replied.push(id)}
      hidesQuote={hidesQuote}
      onGo={({ lineId }) => gone.push(lineId)}
    />
  )
  const screen = await render(<Row />, { wrapper: await providers() })
  return { screen, muted, replied, gone }
}

it('has a menu for the keyboard that reports the line beside the chat, and hides its writer', async () => {
  const { screen, muted } = await rowOf()
  await userEvent.tab()
  await expect.element(screen.getByRole('button', { name: 'More about the line: Windrose' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  const report = screen.getByRole('menuitem', { name: 'Report this line' })
  await expect.element(report).toHaveAttribute('href', '/en/contact/?topic=report&about=line%3Aline-1&name=Windrose')
  await expect.element(report).toHaveAttribute('target', '_blank')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hide what Windrose writes' }))
  expect(muted).toEqual(['Windrose'])
})

it('reports what an actor or an unnamed guest wrote, and hides neither', async () => {
  const { screen } = await rowOf({ guestName: null }, { isWatching: true })
  await userEvent.click(screen.getByRole('button', { name: 'More about the line: Guest' }))
  await expect.element(screen.getByRole('menuitem', { name: 'Report this line' })).toBeVisible()
  expect(screen.getByRole('menuitem').elements()).toHaveLength(1)
  await screen.unmount()
  const second = await rowOf({ sender: 'actor' }, { isWatching: true })
  await userEvent.click(second.screen.getByRole('button', { name: 'More about the line: Mira to Windrose' }))
  await expect.element(second.screen.getByRole('menuitem', { name: 'Report this line' })).toBeVisible()
  expect(second.screen.getByRole('menuitem').elements()).toHaveLength(1)
})

it('has no menu where the line is the tip of the guest who reads it', async () => {
  const names = { de: 'Ein Lied', en: 'A song', es: 'Una canción' }
  const { screen } = await rowOf({
    text: '',
    tip: { names, price: 5, gesture: null, achievesGoal: false, isOwn: true, isAnonymous: false },
  })
  await expect.element(screen.getByText('You tipped 5 VXC: A song')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
})

it('names a toy control with its seconds and coins, as their own to who began it, and has no menu for them', async () => {
  const control = {
    giftId: asId<GiftId>('surprise-90'),
    names: { de: 'Überraschung', en: 'Surprise', es: 'Sorpresa' },
    pattern: 'rising',
    seconds: 90,
    price: 25,
    isOwn: true,
  } as const
  const { screen } = await rowOf({ text: '', control })
  await expect.element(screen.getByText('Your toy control for 25 VXC: Surprise: Rising, 90 s')).toBeVisible()
  expect(screen.getByRole('button').elements()).toEqual([])
  await screen.unmount()
  const other = await rowOf({ text: '', guestName: null, control: { ...control, isOwn: false } })
  const line = 'Guest has begun a toy control for 25 VXC: Surprise: Rising, 90 s'
  await expect.element(other.screen.getByText(line)).toBeVisible()
})

it('offers a reply to its words from the menu, and none to what has no words', async () => {
  const { screen, replied } = await rowOf()
  await userEvent.click(screen.getByRole('button', { name: 'More about the line: Windrose' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reply' }))
  expect(replied).toEqual(['line-1'])
  await screen.unmount()
  const names = { de: 'Ein Lied', en: 'A song', es: 'Una canción' }
  const tip = await rowOf({
    text: '',
    tip: { names, price: 5, gesture: null, achievesGoal: false, isOwn: false, isAnonymous: false },
  })
  await userEvent.click(tip.screen.getByRole('button', { name: 'More about the line: Windrose' }))
  await expect.element(tip.screen.getByRole('menuitem', { name: 'Report this line' })).toBeVisible()
  expect(tip.screen.getByRole('menuitem', { name: 'Reply' }).elements()).toEqual([])
})

const quote: Quote = {
  lineId: asId<RoomLineId>('line-0'),
  sender: 'guest',
  guestName: 'Tinta',
  excerpt: 'Is it raining with you?',
  isOwn: false,
  messageId: null,
}

it('shows whose line it replies to and its first words, and a press goes there', async () => {
  const { screen, gone } = await rowOf({ quote })
  const quoted = screen.getByRole('button', { name: 'Go to what Tinta wrote: Is it raining with you?' })
  await userEvent.click(quoted)
  expect(gone).toEqual(['line-0'])
  expect(quoted.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  await screen.unmount()
  const own = await rowOf({ quote: { ...quote, isOwn: true } })
  await expect.element(own.screen.getByRole('button', { name: /^Go to what You wrote/u })).toBeVisible()
})

it('shows no words of a guest who is hidden, where another one replies to them', async () => {
  const { screen } = await rowOf({ quote }, { hidesQuote: true })
  await expect.element(screen.getByText('Windrose Good evening')).toBeVisible()
  expect(screen.getByText('Is it raining with you?').elements()).toEqual([])
})
