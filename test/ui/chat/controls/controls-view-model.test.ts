import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { BeginControl } from '@/application/chat/begin-control'
import type { ControlBoard, ControlGateway, ControlRequest, ControlResult } from '@/application/chat/control-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { asId, type ChatId } from '@/domain/ids'
import { ControlsViewModel } from '@/ui/chat/controls/controls-view-model'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { CHAT } from '#test/support/ui/rooms'
import { pressed } from '#test/support/ui/sums'
import { breeze, run, surprise } from '#test/support/ui/toys'

async function setup(
  begin: (request: ControlRequest) => Promise<ControlResult>,
  running: ControlBoard['running'] = null,
  storage = new FakeStorage(),
) {
  const [live, modals, toasts] = [new FakeLive(), new Modals(), new Toasts()]
  const requests: ControlRequest[] = []
  let board: ControlBoard = { controls: [breeze, surprise], running }
  const gateway = portOf<ControlGateway>({
    board: async () => board,
    begin: (request) => {
      requests.push(request)
      return begin(request)
    },
  })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith({ isLoggedIn: true, balance: 100 }) }),
    live,
  )
  await guest.open('en')
  const controls = new ControlsViewModel(
    gateway,
    new BeginControl(gateway, new CountingRandom()),
    live,
    guest,
    deferredOf(guest, { modals, storage }),
    toasts,
  )
  controls.start()
  const chat = observable.object<{ id: ChatId | null; second: number }>({ id: CHAT, second: 10 }, {}, { deep: false })
  controls.follow({ chatId: () => chat.id, second: () => chat.second })
  await settled()
  controls.open()
  const at = (second: number) => runInAction(() => (chat.second = second))
  const leave = () => runInAction(() => (chat.id = null))
  return { controls, live, guest, modals, toasts, requests, at, leave, offer: (next: ControlBoard) => (board = next) }
}

const begun: ControlResult = { ok: true, run, balance: 82, charged: 18 }

it('begins what was pressed once, for the price on the button, closes the choice and counts down by the second of the chat', async () => {
  const { controls, guest, requests, at } = await setup(async () => begun)
  await Promise.all([controls.begin(breeze, pressed(18)), controls.begin(breeze, pressed(18))])
  expect(requests).toMatchObject([{ chatId: CHAT, giftId: 'breeze-60', agreedPrice: 18 }])
  expect({ balance: guest.balance, isOpen: controls.isOpen, beginning: controls.beginning }).toEqual({
    balance: 82,
    isOpen: false,
    beginning: null,
  })
  expect(controls.running).toEqual({ run, secondsLeft: 60 })
  at(40)
  expect(controls.running?.secondsLeft).toBe(30)
  await controls.begin(surprise, pressed(25))
  expect(requests).toHaveLength(1)
  at(70)
  expect(controls.running).toBeNull()
})

it('shows what runs already after a reload, what another tab begins, and nothing once the chat is over', async () => {
  const { controls, live, at, leave } = await setup(async () => begun, run)
  at(65)
  expect(controls.running?.secondsLeft).toBe(5)
  live.send({ type: 'toyControl', chatId: asId<ChatId>('another'), run: { ...run, from: 70, until: 160 } })
  expect(controls.running?.run.until).toBe(70)
  live.send({ type: 'toyControl', chatId: CHAT, run: { ...run, from: 70, until: 160 } })
  // An answer that comes after the update of a later one changes nothing.
  live.send({ type: 'toyControl', chatId: CHAT, run })
  at(100)
  expect(controls.running?.secondsLeft).toBe(60)
  leave()
  expect({ running: controls.running, controls: controls.controls }).toEqual({ running: null, controls: [] })
})

it('repeats a request under the same key where no answer came, and leaves the choice open', async () => {
  let isLost = true
  const { controls, requests } = await setup(async () => {
    if (isLost) throw new BackendError('timeout')
    return begun
  })
  await controls.begin(breeze, pressed(18))
  expect({ isOpen: controls.isOpen, beginning: controls.beginning, running: controls.running }).toEqual({
    isOpen: true,
    beginning: null,
    running: null,
  })
  isLost = false
  await controls.begin(breeze, pressed(18))
  expect(requests[0]?.key).toBe(requests[1]?.key)
  expect(controls.running?.secondsLeft).toBe(60)
})

it('leads to more coins where they are short, and informs of every other refusal and reads what is on offer again', async () => {
  let result: ControlResult = { ok: false, reason: 'not-enough-money', missing: 7 }
  const { controls, modals, toasts, offer } = await setup(async () => result)
  await controls.begin(breeze, pressed(18))
  expect(modals.open).toMatchObject({ id: 'not-enough-money', values: { missing: 7 } })
  result = { ok: false, reason: 'not-offered', missing: 0 }
  offer({ controls: [], running: null })
  await controls.begin(breeze, pressed(18))
  await settled()
  expect(toasts.waiting).toMatchObject([{ text: 'chat.control.refused.not-offered' }])
  expect(controls.controls).toEqual([])
})

it('opens the choice again once the coins have come, also after a reload', async () => {
  const storage = new FakeStorage()
  const answers: ControlResult[] = [{ ok: false, reason: 'not-enough-money', missing: 7 }]
  const begin = async () => answers.shift() ?? begun
  await (await setup(begin, null, storage)).controls.begin(breeze, pressed(18))
  const { controls, guest } = await setup(begin, null, storage)
  controls.close()
  guest.setBalance(107)
  expect({
    isOpen: controls.isOpen,
    isBreezeReady: controls.isReady(breeze),
    isSurpriseReady: controls.isReady(surprise),
  }).toEqual({ isOpen: true, isBreezeReady: true, isSurpriseReady: false })
  await controls.begin(breeze, pressed(18))
  expect({ isOpen: controls.isOpen, isReady: controls.isReady(breeze) }).toEqual({ isOpen: false, isReady: false })
})
