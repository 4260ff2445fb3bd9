import { BackendError } from '@/application/errors/backend-error'
import {
  actorKey,
  actorNotices,
  channelsOf,
  choicesOf,
  guestPhones,
  notificationChoices,
  phoneOf,
} from './choice-records'
import { offeredChannels } from './offered-channels'
import { storeLanguage } from '@/adapters/backend/access/guest-languages'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { openLink } from '@/adapters/backend/mail/mail-records'
import { endNewsletter } from '@/adapters/backend/newsletters/end-newsletter'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type {
  ActorNoticesRefusal,
  NotificationReport,
  NotificationSettingsGateway,
} from '@/application/notifications/notification-settings-gateway'
import type { ActorId } from '@/domain/ids'
import {
  inOrder,
  NO_CHOICES,
  NOTICE_CHANNELS,
  withChannelForActor,
  type NoticeChannel,
  type NotificationChoices,
} from '@/domain/notifications/notification-choices'
import { maskedNumber } from '@/domain/phone/phone-verification'
import { areValidHours, isTimeZone } from '@/domain/notifications/quiet-hours'

type Answer<M extends keyof NotificationSettingsGateway> = Awaited<ReturnType<NotificationSettingsGateway[M]>>
/** About how many actors a guest can be notified: the settings are read as a whole. */
export const MAX_ACTORS = 500

type Switched = { ok: true } | { ok: false; reason: ActorNoticesRefusal }

/** Reads and stores which notifications guests want. */
export class BackendNotificationSettings implements NotificationSettingsGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
    /** Checks whether there is such an actor, because notifications have no access to actors. */
    private readonly isActor: (reader: Reader, actorId: ActorId) => Promise<boolean>,
  ) {}

  async read(): Promise<NotificationReport> {
    const { store } = this.platform
    const { guest } = await requireSession(store, this.caller)
    const offered = offeredChannels(this.platform)
    if (!isLoggedIn(guest)) return { choices: NO_CHOICES, actors: [], offered, isEmailConfirmed: false, phone: null }
    const phone = await phoneOf(store, guest.id)
    const actors = await store.find(actorNotices, 'byGuest', { prefix: [guest.id] })
    return {
      choices: await choicesOf(store, guest.id),
      actors: actors.map(({ actorId, channels }) => ({ actorId, channels })),
      offered,
      isEmailConfirmed: guest.emailVerified,
      phone: phone === null ? null : maskedNumber(phone),
    }
  }

  save({ kinds, quiet, timeZone, neutral }: NotificationChoices): Promise<Answer<'save'>> {
    return this.platform.store.transaction<Answer<'save'>>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      if (quiet !== null && !areValidHours(quiet)) return { ok: false, reason: 'quiet-hours' }
      if (!isTimeZone(timeZone)) return { ok: false, reason: 'time-zone' }
      await storeLanguage(tx, guest.id, this.caller.language())
      await this.store(tx, guest, {
        kinds: { email: inOrder(kinds.email), sms: inOrder(kinds.sms), push: inOrder(kinds.push) },
        quiet,
        timeZone,
        neutral,
      })
      return { ok: true }
    })
  }

  mailAbout(actorId: ActorId, enabled: boolean): Promise<Switched> {
    return this.turn('email', actorId, enabled)
  }

  textAbout(actorId: ActorId, enabled: boolean): Promise<Switched> {
    return this.turn('sms', actorId, enabled)
  }

  pushAbout(actorId: ActorId, enabled: boolean): Promise<Switched> {
    return this.turn('push', actorId, enabled)
  }

  removePhone(): Promise<void> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      await tx.delete(guestPhones, guest.id)
    })
  }

  async unsubscribe(token: string): Promise<Answer<'unsubscribe'>> {
    const hash = await hashOf(token)
    return this.platform.store.transaction<Answer<'unsubscribe'>>(async (tx) => {
      const link = await openLink(this.platform, tx, 'unsubscribe', hash)
      if (link !== undefined && (await endNewsletter(tx, link))) return { ok: true }
      const guest = link === undefined ? undefined : await tx.get(guests, link.guestId)
      if (guest === undefined) return { ok: false, reason: 'link-expired' }
      const choices = await choicesOf(tx, guest.id)
      const email = choices.kinds.email.filter((kind) => kind !== link?.about)
      await this.store(tx, guest, { ...choices, kinds: { ...choices.kinds, email } })
      return { ok: true }
    })
  }

  private turn(channel: NoticeChannel, actorId: ActorId, enabled: boolean): Promise<Switched> {
    return this.platform.store.transaction<Switched>(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required' }
      if (!offeredChannels(this.platform).includes(channel)) return { ok: false, reason: 'not-offered' }
      if (enabled && channel === 'sms' && (await phoneOf(tx, guest.id)) === null)
        return { ok: false, reason: 'no-phone' }
      const known = await channelsOf(tx, guest.id, actorId)
      // The same for an actor who does not exist any more: nothing is stored.
      if (!enabled && !known.includes(channel)) return { ok: true }
      if (enabled && !(await this.isActor(tx, actorId))) throw new BackendError('not-found')
      const channels = NOTICE_CHANNELS.filter((one) => (one === channel ? enabled : known.includes(one)))
      const count = await tx.count(actorNotices, 'byGuest', [guest.id])
      if (known.length === 0 && count >= MAX_ACTORS) throw new BackendError('invalid-request', { fields: ['actorId'] })
      if (channels.length === 0) await tx.delete(actorNotices, actorKey(guest.id, actorId))
      else await tx.put(actorNotices, { guestId: guest.id, actorId, channels })
      await storeLanguage(tx, guest.id, this.caller.language())
      if (enabled) await this.store(tx, guest, withChannelForActor(await choicesOf(tx, guest.id), channel))
      return { ok: true }
    })
  }

  /** The account shows by which channels anything is sent at all. */
  private async store(tx: Transaction, guest: GuestRecord, choices: NotificationChoices): Promise<void> {
    await tx.put(notificationChoices, { guestId: guest.id, ...choices })
    const { email, sms, push } = choices.kinds
    const notificationSettings = { email: email.length > 0, sms: sms.length > 0, push: push.length > 0 }
    await tx.put(guests, { ...guest, notificationSettings })
  }
}
