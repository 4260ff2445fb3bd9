import type { Mail } from '@/application/mail/mailer'
import type { AnalyticsEvent } from '@/application/tracking/analytics'
import type { ExitCode } from '@/domain/chat/exit-code'
import type { AvsStatus } from '@/domain/guest/guest'
import type { ChannelId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/live-update'
import type { MessageMedia } from '@/domain/messenger/message-media'

/** How calls of the embedded backend are made to misbehave. Delay in ms; a failing share from 0 to 1. */
export interface NetworkConditions {
  readonly delay: number
  readonly failing: number
  readonly offline: boolean
}

/** A mail that was sent in the embedded world. `at`: epoch ms. */
export type StageMail = Mail & { readonly at: number }

/**
 * What a developer may do to the embedded world by hand. There is no such thing on a real platform, so this port has one
 * adapter only and is `null` everywhere else.
 */
export interface Stage {
  /** Sends an update to this guest as the platform would. */
  raise(update: LiveUpdate): Promise<void>
  /** Lets the actor of a conversation send a locked picture or video, stored as any other; `false`: there is no such conversation. */
  sendMedia(channelId: ChannelId, kind: MessageMedia['kind']): Promise<boolean>
  /** Moves the platform's clock forward, ms. */
  moveClock(by: number): Promise<void>
  /** Whole coins, booked in the ledger as a gift of the platform or taken back. */
  setBalance(coins: number): Promise<void>
  setVip(active: boolean): Promise<void>
  /** Gives this guest so many spins of the spin wheel, as a voucher would. */
  giveSpins(count: number): Promise<void>
  setAvs(status: AvsStatus): Promise<void>
  /** Ends this guest's running chat with a code of any class, counted and charged as any other end; `false`: no chat runs. */
  endChat(exitCode: ExitCode): Promise<boolean>
  conditions(): NetworkConditions
  setConditions(conditions: NetworkConditions): void
  /** Lets something happen in the world now. */
  stepSimulation(): Promise<void>
  /** The mails of this world, the newest first: no one else ever gets them. */
  mails(): Promise<readonly StageMail[]>
  /** The events that analytics were sent in this world, the newest first (API-022). */
  events(): Promise<readonly AnalyticsEvent[]>
  /** Forgets everything and begins again from the seed. */
  reset(): Promise<void>
}

export const Stage = Symbol.for('Stage')
