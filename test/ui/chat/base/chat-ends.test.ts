import { expect, it } from 'vitest'
import type { ChatGateway, RunningChat } from '@/application/chat/chat-gateway'
import { ChatPurchases } from '@/application/chat/chat-purchases'
import { ResumeChat } from '@/application/chat/resume-chat'
import { AnswerConsent } from '@/application/consent/answer-consent'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Tracker } from '@/application/tracking/tracker'
import { asId, type ChatId } from '@/domain/ids'
import { ChatEnds } from '@/ui/chat/base/chat-ends'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { bill, CHAT, running } from '#test/support/ui/rooms'

const voyeur = { ...bill, mode: 'voyeur', coins: 9 } as const

/** A page of a device whose storage all of its tabs share. */
async function page(storage: FakeStorage, sent: unknown[], now: RunningChat | null = null) {
  const live = new FakeLive()
  const stopped: ChatId[] = []
  const chats = portOf<ChatGateway>({
    running: async () => now,
    stop: async (chatId) => {
      stopped.push(chatId)
      return chatId === CHAT ? voyeur : null
    },
  })
  const tracker = portOf<Tracker>({ track: (context, action, data) => void sent.push([context, action, data]) })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true }) }), live)
  const purchases = new ChatPurchases(storage, tracker, new ResumeChat(chats), new FakeClock())
  new ChatEnds(live, guest, purchases).start()
  await guest.open('en')
  await settled()
  const end = () => live.send({ type: 'chatEnd', chatId: CHAT, exitCode: 101, bill: voyeur })
  return { purchases, end, stopped }
}

const deviceWith = (...allowed: ('analytics' | 'functional')[]): FakeStorage => {
  const storage = new FakeStorage()
  new AnswerConsent(storage, new FakeClock()).answer(allowed)
  return storage
}

const event = ['purchase', 'chat', { eventId: CHAT, category: 'voyeur', value: 9, currency: 'VXC' }]

it('sends the purchase of a chat that ends once, from two tabs that are both given its end, in whichever of them it ran [API-025]', async () => {
  const [storage, sent] = [deviceWith('analytics'), [] as unknown[]]
  const [first, second] = [await page(storage, sent), await page(storage, sent)]
  first.purchases.expect(CHAT)
  second.purchases.expect(CHAT)
  second.end()
  first.end()
  second.end()
  expect(sent).toEqual([event])
})

it('sends it from the next page where the chat ended while none was open, and does not end one that runs', async () => {
  const [storage, sent] = [deviceWith('analytics'), [] as unknown[]]
  const before = await page(storage, sent)
  before.purchases.expect(CHAT)
  before.purchases.expect(asId<ChatId>('of-another-guest'))
  const reloaded = await page(storage, sent, running)
  expect({ sent, stopped: reloaded.stopped }).toEqual({ sent: [], stopped: ['of-another-guest'] })
  await page(storage, sent)
  await page(storage, sent)
  expect(sent).toEqual([event])
})

it('sends nothing where the guest does not allow analytics, when the chat begins or when it ends', async () => {
  const [storage, sent] = [deviceWith('functional'), [] as unknown[]]
  const { purchases, end } = await page(storage, sent)
  purchases.expect(CHAT)
  end()
  new AnswerConsent(storage, new FakeClock()).answer(['analytics'])
  purchases.expect(CHAT)
  new AnswerConsent(storage, new FakeClock()).answer([])
  end()
  expect(sent).toEqual([])
})

it('sends nothing of a chat that cost nothing, or is of no such category', async () => {
  const [storage, sent] = [deviceWith('analytics'), [] as unknown[]]
  const { purchases } = await page(storage, sent)
  for (const counted of [{ ...voyeur, coins: 0 }, bill]) {
    purchases.expect(CHAT)
    purchases.report(counted)
  }
  expect(sent).toEqual([])
})
