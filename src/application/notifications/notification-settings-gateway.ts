import type { ActorId } from '@/domain/ids'
import type { NoticeChannel, NotificationChoices } from '@/domain/notifications/notification-choices'

/** The channels by which a guest is notified of one actor. */
export interface ActorNotices {
  readonly actorId: ActorId
  readonly channels: readonly NoticeChannel[]
}

/** The guest's settings of notices, and the settings available here (NOT-015). */
export interface NotificationReport {
  readonly choices: NotificationChoices
  /** The actors switched on for a channel. */
  readonly actors: readonly ActorNotices[]
  /** The channels that this platform has. */
  readonly offered: readonly NoticeChannel[]
  /** Whether mails can reach the guest: they are only sent to a confirmed address. */
  readonly isEmailConfirmed: boolean
  /** The confirmed number, shortened so that only its owner recognizes it; `null`: none. */
  readonly phone: string | null
}

/** The reason why settings were not stored. */
export type ChoicesRefusal = 'login-required' | 'quiet-hours' | 'time-zone'

/**
 * The reason why an actor was not switched. `no-phone`: a text message needs a confirmed number
 * first.
 */
export type ActorNoticesRefusal = 'login-required' | 'not-offered' | 'no-phone'

/** The settings of notices sent to an absent guest, by kind and channel. Throws `BackendError`. */
export interface NotificationSettingsGateway {
  /** Returns the settings (NOT-015). A guest without an account has chosen nothing. */
  read(): Promise<NotificationReport>
  /** Stores all choices, replacing the previous ones. */
  save(choices: NotificationChoices): Promise<{ ok: true } | { ok: false; reason: ChoicesRefusal }>
  /** Switches the mails about an actor (MSG-029). */
  mailAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Switches the text messages about an actor (MSG-030). */
  textAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Switches the push notifications about an actor. */
  pushAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Ends all text messages: the number that received them stays verified (`PhoneGateway`). */
  removePhone(): Promise<void>
  /**
   * Ends the notices that the link of a mail refers to, in any session: the token identifies guest
   * and kind. Can be repeated.
   */
  unsubscribe(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
}

export const NotificationSettingsGateway = Symbol.for('NotificationSettingsGateway')
