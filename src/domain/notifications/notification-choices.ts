import type { QuietHours } from './quiet-hours'

/** The ways in which a guest who is not here can be reached. */
export const NOTICE_CHANNELS = ['email', 'sms', 'push'] as const

/** A way to reach a guest. */
export type NoticeChannel = (typeof NOTICE_CHANNELS)[number]

/** What a guest can be notified of; each is wanted by itself (NOT-015). */
export const NOTICE_KINDS = ['go-live', 'message', 'show', 'payment'] as const

/** A kind of notice. */
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Kinds that come from one actor, and are sent only for those actors whom the guest has switched on (MSG-029, MSG-030). */
export const KINDS_OF_ACTORS: readonly NoticeKind[] = ['go-live', 'message']

/** What a guest wants to be notified of and how (NOT-015). Nothing is sent that the guest has not switched on. */
export interface NotificationChoices {
  /** The kinds that are sent by each channel. */
  readonly kinds: Readonly<Record<NoticeChannel, readonly NoticeKind[]>>
  /** When nothing is sent; `null`: at no time. */
  readonly quiet: QuietHours | null
  /** IANA name of the zone of the quiet hours. */
  readonly timeZone: string
  /** Whether texts name neither the product nor a actor: others may see the screen or the mailbox of the guest. */
  readonly neutral: boolean
}

/** What applies to a guest who has chosen nothing. */
export const NO_CHOICES: NotificationChoices = {
  kinds: { email: [], sms: [], push: [] },
  quiet: null,
  timeZone: 'Europe/Berlin',
  neutral: false,
}

/** Whether a notice is sent by a channel. `ofActor`: the channels that the guest has switched on for its actor. */
export const isWanted = (
  { kinds }: Pick<NotificationChoices, 'kinds'>,
  ofActor: readonly NoticeChannel[],
  kind: NoticeKind,
  channel: NoticeChannel,
): boolean => kinds[channel].includes(kind) && (!KINDS_OF_ACTORS.includes(kind) || ofActor.includes(channel))

/**
 * The choices after a actor was switched on for a channel (MSG-029, MSG-030). Where no kind that comes from actors is sent by
 * it, all of them are from now on: a switch that the guest has turned on would have no effect otherwise.
 */
export function withChannelForActor(choices: NotificationChoices, channel: NoticeChannel): NotificationChoices {
  const known = choices.kinds[channel]
  if (known.some((kind) => KINDS_OF_ACTORS.includes(kind))) return choices
  return { ...choices, kinds: { ...choices.kinds, [channel]: inOrder([...known, ...KINDS_OF_ACTORS]) } }
}

/** Each kind once, in the order of the list. */
export const inOrder = (kinds: readonly NoticeKind[]): readonly NoticeKind[] =>
  NOTICE_KINDS.filter((kind) => kinds.includes(kind))
