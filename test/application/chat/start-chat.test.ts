import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ChatGateway, ChatRequest, ChatStartResult } from '@/application/chat/chat-gateway'
import { agreedEntryOf, StartChat, pendingActionOf, type Entry } from '@/application/chat/start-chat'
import { BackendError } from '@/application/errors/backend-error'
import { storedPendingLoginAction, takePendingLoginAction } from '@/domain/access/pending-login-action'
import { chatModes } from '@/domain/chat/mode'
import { isPaidMode } from '@/domain/chat/offer'
import { CountingRandom, portOf } from '#test/support/ui/doubles'
import { ACTOR, running } from '#test/support/ui/rooms'

const entries: fc.Arbitrary<Entry> = fc.record({
  mode: fc.constantFrom(...chatModes),
  pin: fc.constantFrom('', '1234'),
  useVoucher: fc.boolean(),
  stopAt: fc.option(fc.integer({ min: 1, max: 999 })),
})

const entry: Entry = { mode: 'single', pin: '', useVoucher: true, stopAt: 150 }

/** A platform that starts one chat for one key, as it must. */
function setup(answer: () => ChatStartResult = () => ({ ok: true, chat: running })) {
  const requests: ChatRequest[] = []
  const gateway = portOf<ChatGateway>({
    startChat: async (request) => {
      requests.push(request)
      return answer()
    },
  })
  return { requested: requests, starting: new StartChat(gateway, new CountingRandom()) }
}

describe('starting a chat', () => {
  it('sends requests under one key until the platform has answered, however often it is pressed', async () => {
    let isDown = true
    const { requested, starting } = setup(() => {
      if (isDown) throw new BackendError('timeout')
      return { ok: true, chat: running }
    })
    const press = () => starting.start(ACTOR, { entry, agreedPrice: 12 }, true)
    const lost = await Promise.allSettled([press(), press()])
    expect({ statuses: lost.map(({ status }) => status), requestedCount: requested.length }).toEqual({
      statuses: ['rejected', 'rejected'],
      requestedCount: 1,
    })
    isDown = false
    expect(await press()).toEqual({ ok: true, chat: running })
    await press()
    expect(requested.map(({ key }) => key)).toEqual(['id-1', 'id-1', 'id-2'])
  })

  it('lets a visitor see previews only, without a call to the platform [AUT-004]', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.boolean(), async (wanted, isLoggedIn) => {
        const { requested, starting } = setup()
        const result = await starting.start(ACTOR, { entry: wanted, agreedPrice: 12 }, isLoggedIn)
        const isLet = isLoggedIn || wanted.mode === 'preview'
        expect(result).toEqual(isLet ? { ok: true, chat: running } : { ok: false, reason: 'sign-up-first' })
        expect(requested.length).toBe(isLet ? 1 : 0)
      }),
    )
  })

  it('finds in what is stored for after the login what the guest set, but no pin [AUT-005][AUT-006]', () => {
    fc.assert(
      fc.property(entries, fc.nat(90), (wanted, agreedPrice) => {
        const stored = storedPendingLoginAction(
          pendingActionOf(ACTOR, { entry: wanted, agreedPrice }, '/en/cams/mira/chat/'),
        )
        expect(stored).not.toContain('pin":')
        const { taken } = takePendingLoginAction(stored)
        expect(taken.ok ? agreedEntryOf(taken.action.params) : null).toEqual({
          entry: { ...wanted, pin: '' },
          agreedPrice,
        })
      }),
    )
    expect(agreedEntryOf({ value: 'constructor' })).toBeNull()
    expect(agreedEntryOf({ value: 'single', options: { stopAt: -3 } })?.entry.stopAt).toBeNull()
    for (const agreedPrice of [-3, 0.5, '12', null])
      expect(agreedEntryOf({ value: 'single', options: { agreedPrice } })?.agreedPrice).toBe(0)
  })

  it('requires what the guest set: their own stop where minutes are paid for, a pin where they typed one', async () => {
    await fc.assert(
      fc.asyncProperty(entries, fc.nat(90), async (wanted, agreedPrice) => {
        const { requested, starting } = setup()
        await starting.start(ACTOR, { entry: wanted, agreedPrice }, true)
        const { mode, pin, useVoucher, stopAt } = wanted
        const stop = isPaidMode(mode) ? stopAt : null
        const set = { actorId: ACTOR, mode, key: 'id-1', useVoucher, stopAt: stop, agreedPrice }
        expect(requested).toEqual([pin === '' ? set : { ...set, pin }])
      }),
    )
  })
})
