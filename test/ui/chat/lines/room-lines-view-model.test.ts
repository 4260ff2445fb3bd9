import { expect, it } from 'vitest'
import type { RoomGateway } from '@/application/chat/room-gateway'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type ChatId, type RoomLineId } from '@/domain/ids'
import { RoomLinesViewModel } from '@/ui/chat/lines/room-lines-view-model'
import { RoomSettings } from '@/ui/chat/base/room-settings'
import { FakeClock, FakeLive, portOf, settled } from '#test/support/ui/doubles'
import { ACTOR, CHAT } from '#test/support/ui/rooms'

const line = (id: number, guestName: string | null = 'Windrose'): RoomLine => ({
  id: asId<RoomLineId>(`line-${id}`),
  actorId: ACTOR,
  sender: 'guest',
  guestName,
  text: `Line ${id}`,
  at: id,
  tip: null,
  control: null,
  quote: null,
})

function setup(stored: readonly RoomLine[] = []) {
  const [live, clock, saved] = [new FakeLive(), new FakeClock(), new Map<string, string>()]
  const gateway = portOf<RoomGateway>({ lines: async () => stored })
  const storage = portOf<KeyValueStorage>({
    read: (key) => saved.get(key) ?? null,
    write: (key, value) => void (value === null ? saved.delete(key) : saved.set(key, value)),
  })
  const settings = new RoomSettings(storage)
  const create = () => new RoomLinesViewModel(gateway, live, clock, storage, settings)
  const lines = create()
  lines.start()
  const write = (one: RoomLine, chatId: ChatId = CHAT) => live.send({ type: 'roomLine', chatId, line: one })
  return { lines, settings, storage, live, clock, write, create }
}

const texts = ({ lines }: RoomLinesViewModel) => lines.map(({ text }) => text)

it('shows what was written before, and what is written in this room, each line once and in order', async () => {
  const { lines, clock, write, live } = setup([line(1), line(3)])
  lines.follow(() => CHAT)
  await settled()
  write(line(4))
  write(line(2))
  write(line(3))
  write(line(9), asId<ChatId>('another'))
  clock.pass(100)
  expect(texts(lines)).toEqual(['Line 1', 'Line 2', 'Line 3', 'Line 4'])
  live.send({ type: 'sessionAcknowledged' })
  await settled()
  expect(texts(lines)).toHaveLength(4)
})

it('holds nothing of timers that are over, however long the chat lasts', () => {
  const { lines, clock, write } = setup()
  let cancelled = 0
  const after = clock.after.bind(clock)
  clock.after = (delay, work) => {
    const cancel = after(delay, work)
    return () => {
      cancelled++
      cancel()
    }
  }
  const leave = lines.follow(() => CHAT)
  for (let id = 1; id <= 1_000; id++) {
    write(line(id))
    clock.pass(100)
  }
  leave()
  lines.dispose()
  expect(cancelled).toBeLessThanOrEqual(2)
})

it('holds no more than 200 lines, and shows the many of a moment at once', () => {
  const { lines, clock, write } = setup()
  lines.follow(() => CHAT)
  for (let id = 1; id <= 500; id++) write(line(id))
  expect(lines.lines).toEqual([])
  clock.pass(100)
  expect({
    lineCount: lines.lines.length,
    lineText: lines.lines[0]?.text,
    lastLineText: lines.lines.at(-1)?.text,
  }).toEqual({ lineCount: 200, lineText: 'Line 301', lastLineText: 'Line 500' })
})

it('hides what a muted guest writes, also when the page is opened again, and everybody else in quiet mode', () => {
  const { lines, clock, write, create } = setup()
  lines.follow(() => CHAT)
  write(line(1))
  write(line(2, 'Tinta'))
  write(line(3, null))
  clock.pass(100)
  lines.mute('Windrose')
  expect(texts(lines)).toEqual(['Line 2', 'Line 3'])
  expect(create().muted).toEqual(['Windrose'])
  lines.toggleQuiet()
  expect(texts(lines)).toEqual([])
  lines.toggleQuiet()
  lines.unmuteAll()
  expect({ textCount: texts(lines).length, muted: create().muted }).toEqual({ textCount: 3, muted: [] })
})

it('folds the lines of others in a quiet room, which stays so, until the guest wants to read them', () => {
  const { lines, settings, storage, clock, write, create } = setup()
  lines.follow(() => CHAT)
  write(line(1))
  clock.pass(100)
  settings.turn('quiet', true)
  expect({
    isLinesQuiet: lines.isQuiet,
    texts: texts(lines),
    isStorageQuiet: new RoomSettings(storage).isQuiet,
  }).toEqual({ isLinesQuiet: true, texts: [], isStorageQuiet: true })
  const next = create()
  next.start()
  expect(next.isQuiet).toBe(true)
  lines.toggleQuiet()
  expect(texts(lines)).toEqual(['Line 1'])
  lines.toggleQuiet()
  settings.turn('quiet', false)
  expect({ texts: texts(lines), isQuiet: new RoomSettings(storage).isQuiet }).toEqual({
    texts: ['Line 1'],
    isQuiet: false,
  })
})

it('gives a screen reader the lines of some seconds together, and none that are hidden', () => {
  const { lines, clock, write } = setup()
  lines.follow(() => CHAT)
  lines.mute('Tinta')
  for (let id = 1; id <= 7; id++) write(line(id, id === 7 ? 'Tinta' : 'Windrose'))
  clock.pass(4_000)
  expect(lines.readOut).toBeNull()
  clock.pass(1_000)
  expect(lines.readOut).toEqual({ count: 6, last: line(6) })
})

it('shows nothing of a room that the guest has left', () => {
  const { lines, clock, write, live } = setup()
  lines.follow(() => CHAT)
  write(line(1))
  lines.dispose()
  clock.pass(100)
  live.send({ type: 'roomLine', chatId: CHAT, line: line(2) })
  clock.pass(100)
  expect(lines.lines).toEqual([])
})

it('hides the quoted words of who is hidden, and never the guest’s own', () => {
  const { lines } = setup()
  const [other, own] = [
    { guestName: 'Windrose', isOwn: false },
    { guestName: 'Windrose', isOwn: true },
  ]
  expect({ other: lines.hidesQuote(other), own: lines.hidesQuote(own) }).toEqual({ other: false, own: false })
  lines.mute('Windrose')
  expect({ other: lines.hidesQuote(other), own: lines.hidesQuote(own) }).toEqual({ other: true, own: false })
  expect(lines.hidesQuote({ guestName: 'Tinta', isOwn: false })).toBe(false)
  lines.toggleQuiet()
  expect(lines.hidesQuote({ guestName: 'Tinta', isOwn: false })).toBe(true)
})
