import type { QuietHours } from './quiet-hours'

/** The channels that reach a guest who is not on the site. */
export const NOTICE_CHANNELS = ['email', 'sms', 'push'] as const

/** One of the channels. */
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** The kinds of notices; a guest chooses each of them separately (NOT-015). */
export const NOTICE_KINDS = ['go-live', 'message', 'show', 'payment'] as const

/** A kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/**
 * The kinds that come from one actor; they are sent only for actors whom the guest has switched on
 * (MSG-029, MSG-030).
 */
export const KINDS_OF_ACTORS: readonly NoticeKind[] = ['go-live', 'message']

/**
 * A guest's choices of notices and channels (NOT-015). Nothing is sent that the guest has not
 * switched on.
 */
export interface NotificationChoices {
  /** The kinds that each channel sends. */
  readonly kinds: Readonly<Record<NoticeChannel, readonly NoticeKind[]>>
  /** The hours in which nothing is sent; `null` for none. */
  readonly quiet: QuietHours | null
  /** IANA name of the time zone of the quiet hours. */
  readonly timeZone: string
  /**
   * Whether texts name neither the product nor an actor, because others may see the guest's screen
   * or mailbox.
   */
  readonly neutral: boolean
}

/** The choices of a guest who has made none. */
export const NO_CHOICES: NotificationChoices = {
  kinds: { email: [], sms: [], push: [] },
  quiet: null,
  timeZone: 'Europe/Berlin',
  neutral: false,
}

/**
 * Whether a channel sends a notice. `ofActor`: the channels that the guest has switched on for its
 * actor.
 */
export const isWanted = (
  { kinds }: Pick<NotificationChoices, 'kinds'>,
  ofActor: readonly NoticeChannel[],
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean => kinds[channel].includes(kind) && (!KINDS_OF_ACTORS.includes(kind) || ofActor.includes(channel))

/**
 * Returns the choices after an actor was switched on for a channel (MSG-029, MSG-030). A channel
 * that sends no kind from actors sends all of them from now on: otherwise the guest's switch would
 * have no effect.
 */
export function withChannelForActor(choices: NotificationChoices, channel: NoticeChannel): NotificationChoices {
  const known = choices.kinds[channel]
  if (known.some((kind) => KINDS_OF_ACTORS.includes(kind))) return choices
  return { ...choices, kinds: { ...choices.kinds, [channel]: inOrder([...known, ...KINDS_OF_ACTORS]) } }
}

/** Returns each kind once, in the order of the list. */
export const inOrder = (kinds: readonly NoticeKind[]): readonly NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => kinds.includes(kind))
