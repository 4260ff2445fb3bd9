import { describe, expect, it } from 'vitest'
import { chats, type ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { roomLines } from '@/adapters/backend/chat/room/room-line-records'
import { tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import { decodeRecord } from '@/adapters/stores/record-codec'
import { exitCodes } from '@/domain/chat/exit-code'
import { asId, type ActorId } from '@/domain/ids'
import { chatRecord, lineRecord } from '#test/support/world/chat-records'

/** The record without what builds of before did not know. */
const without = (record: object, ...names: readonly string[]): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)))

const bill: ChatRecord['bill'] = {
  chatId: chatRecord().id,
  actorId: chatRecord().actorId,
  mode: 'free',
  seconds: 5,
  coins: 1,
  giftCoins: 0,
  controlCoins: 0,
  voucherMinutes: 0,
  pricePerMinute: 12,
  exitCode: exitCodes.guestLeft,
}

describe('records of builds before', () => {
  const NEW = ['lease', 'picture', 'giftCoins', 'offerMinutes', 'isVoice', 'controlCoins', 'control', 'cameraSign']

  it('of a running chat have no gift, no control, no free minute and no voice', () => {
    const chat = chatRecord()
    const meter = { ...chat.meter, terms: without(chat.meter.terms, 'allowance') }
    expect(decodeRecord(chats, 'chat', { ...without(chat, ...NEW), meter })).toEqual(chat)
  })

  it('of a chat that is over have a bill without gifts and controls', () => {
    const chat = chatRecord({ bill })
    expect(
      decodeRecord(chats, 'chat', { ...without(chat, ...NEW), bill: without(bill, 'giftCoins', 'controlCoins') }),
    ).toEqual(chat)
  })

  it('keep what they have', () => {
    const chat = chatRecord({
      bill: { ...bill, giftCoins: 3, controlCoins: 4 },
      giftCoins: 3,
      controlCoins: 4,
      isVoice: true,
    })
    expect(decodeRecord(chats, 'chat', { ...chat })).toEqual(chat)
  })

  it('of lines are no tip, no control and no reply; a tip shows no deed and names its guest', () => {
    const line = lineRecord()
    expect(decodeRecord(roomLines, 'line', without(line, 'tip', 'control', 'quote', 'messageId'))).toEqual(line)
    const names = { de: 'Lied', en: 'Song', es: 'Canción' }
    const tip = { names, price: 5, gesture: null, achievesGoal: true, isAnonymous: false }
    const tipped = { ...line, tip: without(tip, 'gesture', 'isAnonymous') }
    expect(decodeRecord(roomLines, 'line', tipped)).toEqual({ ...line, tip })
    const menu = { actorId: asId<ActorId>('1'), goal: null }
    expect(decodeRecord(tipMenus, '1', { ...menu, items: [{ id: 'song', names, price: 5 }] })).toEqual({
      ...menu,
      items: [{ id: 'song', names, price: 5, gesture: null }],
    })
  })
})
