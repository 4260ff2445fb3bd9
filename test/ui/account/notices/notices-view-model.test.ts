import { describe, expect, it } from 'vitest'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { FindNoticedActors } from '@/application/notifications/find-noticed-actors'
import type { NotificationSettingsGateway } from '@/application/notifications/notification-settings-gateway'
import { asId, type ActorId } from '@/domain/ids'
import { NO_CHOICES, type NotificationChoices } from '@/domain/notifications/notification-choices'
import { NoticesViewModel } from '@/ui/account/notices/notices-view-model'
import { Toasts } from '@/ui/base/toasts'
import { actorWith } from '#test/support/ui/actors'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const MIRA = asId<ActorId>('mira')

async function setup() {
  const toasts = new Toasts()
  const platform: { choices: NotificationChoices; isDown: boolean; refuses: boolean; saved: number } = {
    choices: NO_CHOICES,
    isDown: false,
    refuses: false,
    saved: 0,
  }
  const gateway = portOf<NotificationSettingsGateway>({
    read: async () => ({
      choices: platform.choices,
      actors: [],
      offered: ['email', 'sms'],
      isEmailConfirmed: true,
      phone: null,
    }),
    save: async (choices) => {
      if (platform.isDown) throw new BackendError('offline')
      platform.choices = choices
      platform.saved += 1
      return { ok: true }
    },
    textAbout: async () => ({ ok: false, reason: 'no-phone' }),
    mailAbout: async () => ({ ok: true }),
  })
  const noticed = new FindNoticedActors(
    portOf<ActorGateway>({
      favorites: async () => ({ items: [actorWith({ id: MIRA })], total: 1, offset: 0 }) as never,
    }),
  )
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const model = new NoticesViewModel(gateway, noticed, guest, toasts)
  model.start()
  await settled()
  return { model, platform, messages: () => toasts.waiting.map(({ text }) => text) }
}

describe('what a guest is notified of', () => {
  it('applies at once and in the order of the switches', async () => {
    const { model, platform } = await setup()
    model.want('email', 'payment', true)
    model.want('email', 'message', true)
    model.want('email', 'payment', false)
    expect(model.report?.choices.kinds.email).toEqual(['message'])
    await settled()
    expect(platform.choices.kinds.email).toEqual(['message'])
    expect(platform.saved).toBe(3)
  })

  it('shows again what is stored where a change could not be', async () => {
    const { model, platform, messages } = await setup()
    platform.isDown = true
    model.setNeutral(true)
    expect(model.report?.choices.neutral).toBe(true)
    await settled()
    expect(model.report?.choices.neutral).toBe(false)
    expect(messages()).toEqual(['errors.offline'])
  })

  it('begins quiet hours with a night, in the zone of the device', async () => {
    const { model, platform } = await setup()
    model.setQuiet(true)
    await settled()
    expect(platform.choices.quiet).toEqual({ from: 1_320, to: 480 })
    expect(platform.choices.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('switches an actor on with the kinds that come from actors, and shows why it was refused', async () => {
    const { model, messages } = await setup()
    expect(model.actors?.map(({ id }) => id)).toEqual([MIRA])
    await model.turn(MIRA, 'email', true)
    expect({ isAbout: model.isAbout(MIRA, 'email'), isWanted: model.isWanted('email', 'go-live') }).toEqual({
      isAbout: true,
      isWanted: true,
    })
    await model.turn(MIRA, 'sms', true)
    expect(model.isAbout(MIRA, 'sms')).toBe(false)
    expect(messages()).toEqual(['account.notices.refused.no-phone'])
  })
})
