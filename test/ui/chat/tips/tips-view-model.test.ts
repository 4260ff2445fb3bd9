import { expect, it } from 'vitest'
import { GiveTip } from '@/application/chat/give-tip'
import type {
  TipBoard,
  TipGateway,
  TipRequest,
  TipResult,
  TipUndo,
  TipUndoResult,
} from '@/application/chat/tip-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { goalOf, type TipItem } from '@/domain/chat/tips'
import { asId, type ChatId, type TipItemId } from '@/domain/ids'
import { TipsViewModel } from '@/ui/chat/tips/tips-view-model'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { CHAT } from '#test/support/ui/rooms'
import { pressed } from '#test/support/ui/sums'

const names = { de: 'Lied', en: 'Song', es: 'Canción' }
const SONG: TipItem = { id: asId<TipItemId>('song'), names, price: 20, gesture: 'sing' }
const goal = (sum: number) => goalOf(names, 200, sum)

async function setup(
  give: (request: TipRequest) => Promise<TipResult>,
  undo: (request: TipUndo) => Promise<TipUndoResult> = () => Promise.reject(new Error('nothing to undo')),
  storage = new FakeStorage(),
) {
  const clock = new FakeClock()
  const undone: TipUndo[] = []
  const [live, modals, toasts] = [new FakeLive(), new Modals(), new Toasts()]
  const requests: TipRequest[] = []
  let board: TipBoard = { menu: [SONG], goal: goal(0) }
  const gateway = portOf<TipGateway>({
    board: async () => board,
    give: (request) => {
      requests.push(request)
      return give(request)
    },
    undo: (request) => {
      undone.push(request)
      return undo(request)
    },
  })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true, balance: 100 }) }),
    live,
  )
  await guest.open('en')
  const giving = new GiveTip(gateway, new CountingRandom())
  const tips = new TipsViewModel(
    gateway,
    giving,
    live,
    clock,
    guest,
    deferredOf(guest, { modals, storage, clock }),
    toasts,
  )
  tips.start()
  tips.follow(() => CHAT)
  await settled()
  tips.open()
  return { tips, clock, undone, live, guest, modals, toasts, requests, offer: (next: TipBoard) => (board = next) }
}

it('gives what was pressed once, for the price on the button, moves balance and goal, and closes the menu', async () => {
  const given: TipResult = { ok: true, goal: goal(20), balance: 80, charged: 20, undoFor: 0 }
  const { tips, guest, requests } = await setup(async () => given)
  await Promise.all([tips.give(SONG, pressed(20)), tips.give(SONG, pressed(20))])
  expect(requests).toMatchObject([{ chatId: CHAT, itemId: 'song', agreedPrice: 20 }])
  expect({ balance: guest.balance, collected: tips.goal?.collected, isOpen: tips.isOpen, giving: tips.giving }).toEqual(
    { balance: 80, collected: 20, isOpen: false, giving: null },
  )
})

it('repeats a request under the same key where no answer came, and leaves the menu open', async () => {
  let isLost = true
  const { tips, requests } = await setup(async () => {
    if (isLost) throw new BackendError('timeout')
    return { ok: true, goal: null, balance: 80, charged: 20, undoFor: 0 }
  })
  await tips.give(SONG, pressed(20))
  expect({ isOpen: tips.isOpen, giving: tips.giving }).toEqual({ isOpen: true, giving: null })
  isLost = false
  await tips.give(SONG, pressed(20))
  expect(new Set(requests.map(({ key }) => key)).size).toBe(1)
  expect(tips.isOpen).toBe(false)
})

it('names what is missing where the coins do not suffice, and reads the menu again after a refused price', async () => {
  const answers: TipResult[] = [
    { ok: false, reason: 'not-enough-money', missing: 7 },
    { ok: false, reason: 'price-changed', missing: 0 },
  ]
  const { tips, modals, offer } = await setup(
    async () => answers.shift() ?? { ok: true, goal: null, balance: 0, charged: 0, undoFor: 0 },
  )
  await tips.give(SONG, pressed(20))
  expect(modals.open).toMatchObject({ id: 'not-enough-money', values: { missing: 7 } })
  offer({ menu: [{ ...SONG, price: 25 }], goal: null })
  await tips.give(SONG, pressed(20))
  await settled()
  expect(tips.menu).toMatchObject([{ price: 25 }])
})

it('follows the goal of its own room only, never back to a sum that is older', async () => {
  const { tips, live } = await setup(async () => ({ ok: false, reason: 'no-chat', missing: 0 }))
  live.send({ type: 'tipGoal', chatId: CHAT, goal: goal(60) })
  live.send({ type: 'tipGoal', chatId: CHAT, goal: goal(40) })
  live.send({ type: 'tipGoal', chatId: asId<ChatId>('another'), goal: goal(150) })
  expect(tips.goal?.collected).toBe(60)
})

it('gives a note with one tip, and goes without the name until the chat ends [ADD-006]', async () => {
  const { tips, requests } = await setup(async () => ({
    ok: true,
    goal: goal(20),
    balance: 80,
    charged: 20,
    undoFor: 0,
  }))
  tips.setNote('  For the birthday\n')
  tips.setAnonymous(true)
  await tips.give(SONG, pressed(20))
  await tips.give(SONG, pressed(20))
  expect(requests.map(({ note, isAnonymous }) => [note, isAnonymous])).toEqual([
    ['For the birthday', true],
    ['', true],
  ])
})

const LARGE: TipResult = { ok: true, goal: goal(0), balance: 80, charged: 20, undoFor: 5_000 }

it('offers to undo a large tip for as long as that is possible, and takes it back once by its key', async () => {
  const { tips, clock, undone, guest, requests, toasts } = await setup(
    async () => LARGE,
    async () => ({ ok: true, balance: 100 }),
  )
  await tips.give(SONG, pressed(20))
  expect({ price: tips.undoable?.price, seconds: tips.undoable?.seconds }).toEqual({ price: 20, seconds: 5 })
  clock.pass(4_000)
  expect(tips.undoable?.seconds).toBe(1)
  await Promise.all([tips.undo(), tips.undo()])
  expect(undone).toEqual([{ chatId: CHAT, key: requests[0]?.key }])
  expect({ undoable: tips.undoable, balance: guest.balance, texts: toasts.waiting.map(({ text }) => text) }).toEqual({
    undoable: null,
    balance: 100,
    texts: ['chat.tips.undone'],
  })
  await tips.give(SONG, pressed(20))
  clock.pass(5_000)
  expect(tips.undoable).toBeNull()
  await tips.undo()
  expect(undone).toHaveLength(1)
})

it('states that it is too late where the tip is given, retains the offer where no answer came, and takes it away with the chat', async () => {
  const answers: (() => Promise<TipUndoResult>)[] = [
    () => Promise.reject(new BackendError('timeout')),
    async () => ({ ok: false, reason: 'too-late' }),
  ]
  const { tips, guest, toasts } = await setup(
    async () => LARGE,
    () => (answers.shift() ?? (() => Promise.reject(new Error('one too many'))))(),
  )
  await tips.give(SONG, pressed(20))
  await tips.undo()
  expect(tips.undoable?.price).toBe(20)
  await tips.undo()
  expect({ undoable: tips.undoable, balance: guest.balance, texts: toasts.waiting.map(({ text }) => text) }).toEqual({
    undoable: null,
    balance: 80,
    texts: ['errors.timeout', 'chat.tips.refused.too-late'],
  })
  await tips.give(SONG, pressed(20))
  tips.follow(() => null)
  expect(tips.undoable).toBeNull()
})

it('gives a tip after a reload with the words and without the name that were chosen before it', async () => {
  const storage = new FakeStorage()
  const answers: TipResult[] = [{ ok: false, reason: 'not-enough-money', missing: 20 }]
  const give = async () => answers.shift() ?? LARGE
  const before = await setup(give, undefined, storage)
  before.tips.setNote('For the birthday')
  before.tips.setAnonymous(true)
  await before.tips.give(SONG, pressed(20))
  const { tips, guest, requests } = await setup(give, undefined, storage)
  tips.close()
  expect({ isReady: tips.isReady(SONG), note: tips.note }).toEqual({ isReady: false, note: '' })
  guest.setBalance(120)
  expect({ isOpen: tips.isOpen, isReady: tips.isReady(SONG) }).toEqual({ isOpen: true, isReady: true })
  await tips.give(SONG, pressed(20))
  expect(requests).toMatchObject([{ note: 'For the birthday', isAnonymous: true }])
  expect({ isOpen: tips.isOpen, isReady: tips.isReady(SONG) }).toEqual({ isOpen: false, isReady: false })
})
