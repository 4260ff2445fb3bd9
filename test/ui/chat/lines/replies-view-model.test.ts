import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type ChatId, type RoomLineId } from '@/domain/ids'
import { RepliesViewModel } from '@/ui/chat/lines/replies-view-model'
import { FakeStorage } from '#test/support/ui/doubles'
import { ACTOR, CHAT } from '#test/support/ui/rooms'

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

function page(storage: FakeStorage, chatId: ChatId | null = CHAT) {
  const replies = new RepliesViewModel(storage)
  replies.start()
  const room = observable({ chatId })
  const draft = observable<{ replyTo: RoomLineId | null }>({ replyTo: null })
  replies.follow({ chatId: () => room.chatId, draft })
  const be = (next: ChatId | null) => runInAction(() => (room.chatId = next))
  return { replies, draft, be }
}

it('replies to the line that was chosen, until it is sent or the guest changes their mind', () => {
  const { replies, draft } = page(new FakeStorage())
  replies.reply(line)
  expect({ guestName: replies.line?.guestName, text: replies.line?.text, replyTo: draft.replyTo }).toEqual({
    guestName: 'Windrose',
    text: line.text,
    replyTo: 'line-1',
  })
  replies.cancel()
  expect({ line: replies.line, replyTo: draft.replyTo }).toEqual({ line: null, replyTo: null })
  replies.reply(line)
  runInAction(() => (draft.replyTo = null))
  expect(replies.line).toBeNull()
  // Refused: the words are the draft again, with what they reply to.
  runInAction(() => (draft.replyTo = line.id))
  expect(replies.line?.text).toBe(line.text)
})

it('is there after a reload in the same chat, and not in the next one', () => {
  const storage = new FakeStorage()
  page(storage).replies.reply(line)
  const reloaded = page(storage, null)
  expect(reloaded.replies.line).toBeNull()
  reloaded.be(CHAT)
  expect({ text: reloaded.replies.line?.text, replyTo: reloaded.draft.replyTo }).toEqual({
    text: line.text,
    replyTo: 'line-1',
  })
  reloaded.be(asId<ChatId>('another'))
  expect({ line: reloaded.replies.line, replyTo: reloaded.draft.replyTo }).toEqual({ line: null, replyTo: null })
})

it('stores nothing once it was sent, and takes a text of others in the storage for no line', () => {
  const storage = new FakeStorage()
  const { replies } = page(storage)
  replies.reply(line)
  replies.cancel()
  expect(page(storage).replies.line).toBeNull()
  for (const stored of ['{', '[]', '{"chatId":"chat-1","line":{"id":1}}']) {
    storage.write('chat.reply', stored)
    expect(page(storage).replies.line).toBeNull()
  }
})
