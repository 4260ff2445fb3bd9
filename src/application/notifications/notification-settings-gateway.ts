import type { ActorId } from '@/domain/ids'
import type { NoticeChannel, NotificationChoices } from '@/domain/notifications/notification-choices'

/** The channels by which a guest is notified of one actor. */
export interface ActorNotices {
  readonly actorId: ActorId
  readonly channels: readonly NoticeChannel[]
}

/** What a guest has set about notices, and what can be set here (NOT-015). */
export interface NotificationReport {
  readonly choices: NotificationChoices
  /** The actors who are switched on for a channel. */
  readonly actors: readonly ActorNotices[]
  /** The channels that this platform has. */
  readonly offered: readonly NoticeChannel[]
  /** Whether mails can reach the guest: they go only to an address that was confirmed. */
  readonly isEmailConfirmed: boolean
  /** The confirmed number, shortened so that only its owner recognizes it; `null`: none. */
  readonly phone: string | null
}

/** Why settings were not stored. */
export type ChoicesRefusal = 'login-required' | 'quiet-hours' | 'time-zone'

/** Why a actor was not switched. `no-phone`: a text message needs a confirmed number first. */
export type ActorNoticesRefusal = 'login-required' | 'not-offered' | 'no-phone'

/** Why no code was sent. `sms-failed`: the service for text messages did not accept it. */
export type PhoneRefusal = 'login-required' | 'not-offered' | 'invalid-number' | 'too-many-codes' | 'sms-failed'

/** Why a code did not prove the number. `code-expired` also after too many tries: another code has to be requested. */
export type CodeRefusal = 'login-required' | 'wrong-code' | 'code-expired'

/** What is sent to a guest who is not here, and how. Throws `BackendError`. */
export interface NotificationSettingsGateway {
  /** NOT-015. A guest without an account has chosen nothing. */
  read(): Promise<NotificationReport>
  /** Stores all choices, in place of those before. */
  save(choices: NotificationChoices): Promise<{ ok: true } | { ok: false; reason: ChoicesRefusal }>
  /** Switches the mails about a actor (MSG-029). */
  mailAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Switches the text messages about a actor (MSG-030). */
  textAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Switches the push notifications about a actor. */
  pushAbout(actorId: ActorId, enabled: boolean): Promise<{ ok: true } | { ok: false; reason: ActorNoticesRefusal }>
  /** Sends a code to a number. Limited, since the number may be another person's. */
  sendCode(number: string): Promise<{ ok: true } | { ok: false; reason: PhoneRefusal }>
  /** Proves the number with the code: it is then the number of the guest. */
  confirmCode(code: string): Promise<{ ok: true } | { ok: false; reason: CodeRefusal }>
  /** Forgets the number: no text message is sent any more. */
  removePhone(): Promise<void>
  /** Ends what the link of a mail is about, in any session: the token identifies guest and kind. Can be repeated. */
  unsubscribe(token: string): Promise<{ ok: true } | { ok: false; reason: 'link-expired' }>
}

export const NotificationSettingsGateway = Symbol.for('NotificationSettingsGateway')
