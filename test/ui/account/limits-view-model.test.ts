import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import { changeLimit, excludeUntil, NO_LIMITS, type LimitPeriod, type SpendingLimits } from '@/domain/access/limits'
import { LimitsViewModel } from '@/ui/account/limits-view-model'
import { Toasts } from '@/ui/base/toasts'
import { FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

async function setup() {
  const clock = new FakeClock()
  const toasts = new Toasts()
  const requests: (readonly [LimitPeriod, number | null])[] = []
  const platform: { limits: SpendingLimits; isDown: boolean } = { limits: NO_LIMITS, isDown: false }
  const answer = async (how: (limits: SpendingLimits) => SpendingLimits = (limits) => limits) => {
    if (platform.isDown) throw new BackendError('offline')
    platform.limits = how(platform.limits)
    return { ok: true, report: { limits: platform.limits, spent: { daily: 7, weekly: 7, monthly: 7 } } } as const
  }
  const gateway = portOf<SpendingLimitsGateway>({
    read: () => answer(),
    setLimit: (period, coins) => {
      requests.push([period, coins])
      return answer((limits) => ({ ...limits, [period]: changeLimit(limits[period], coins, clock.now()) }))
    },
    exclude: (until) => answer((limits) => excludeUntil(limits, until, clock.now())),
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const model = new LimitsViewModel(gateway, guest, clock, toasts)
  model.start()
  await settled()
  return { model, clock, toasts, platform, requested: requests, messages: () => toasts.waiting.map(({ text }) => text) }
}

describe('the limits a guest sets', () => {
  it('show the limit in force, what is spent, and what waits for its day', async () => {
    const { model, messages } = await setup()
    model.write('daily', '40')
    await model.save('daily')
    expect({ draft: model.draftOf('daily'), waiting: model.waitingOf('daily'), messages: messages() }).toEqual({
      draft: '40',
      waiting: null,
      messages: ['account.limits.saved'],
    })
    model.write('daily', '90')
    await model.save('daily')
    expect({
      draft: model.draftOf('daily'),
      coins: model.waitingOf('daily')?.coins,
      lastMessage: messages().at(-1),
    }).toEqual({ draft: '40', coins: 90, lastMessage: 'account.limits.savedLater' })
    expect(model.report?.spent.daily).toBe(7)
  })

  it.each(['-1', '2.5', 'ten', '1000001'])(
    'refuse %s, retain what was typed and send the platform nothing',
    async (typed) => {
      const { model, requested } = await setup()
      model.write('weekly', typed)
      await model.save('weekly')
      expect({ requested, isValid: model.isValid('weekly'), draft: model.draftOf('weekly') }).toEqual({
        requested: [],
        isValid: false,
        draft: typed,
      })
    },
  )

  it('report that they could not be stored, and retain what was typed', async () => {
    const { model, platform, messages } = await setup()
    platform.isDown = true
    model.write('monthly', '30')
    await model.save('monthly')
    expect({ messages: messages(), draft: model.draftOf('monthly'), isSaving: model.isSaving }).toEqual({
      messages: ['errors.offline'],
      draft: '30',
      isSaving: false,
    })
  })

  it('are lifted by an empty field', async () => {
    const { model, requested } = await setup()
    model.write('daily', ' ')
    await model.save('daily')
    expect(requested).toEqual([['daily', null]])
  })

  it('show until when the guest has excluded themselves', async () => {
    const { model, clock, messages } = await setup()
    expect(model.excludedUntil).toBeNull()
    await model.exclude(7)
    expect({ excludedUntil: model.excludedUntil, messages: messages() }).toEqual({
      excludedUntil: clock.now() + 7 * 86_400_000,
      messages: ['account.limits.excluded'],
    })
    clock.pass(7 * 86_400_000)
    await model.retry()
    expect(model.excludedUntil).toBeNull()
  })

  it('report why they cannot be shown, and load at the next try', async () => {
    const { model, platform } = await setup()
    platform.isDown = true
    await model.retry()
    expect(model.error).toBe('offline')
    platform.isDown = false
    await model.retry()
    expect({ error: model.error, limits: model.report?.limits }).toEqual({ error: null, limits: NO_LIMITS })
  })
})
