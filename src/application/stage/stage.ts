import type { Mail } from '@/application/mail/mailer'
import type { AnalyticsEvent } from '@/application/tracking/analytics'
import type { ExitCode } from '@/domain/chat/exit-code'
import type { AvsStatus } from '@/domain/access/avs'
import type { ChannelId } from '@/domain/ids'
import type { LegalTextType } from '@/domain/legal/legal-text'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import type { MessageMedia } from '@/domain/messenger/message-media'

/**
 * Simulated network conditions for calls of the embedded backend. `delay` in ms; `failing` is a
 * share from 0 to 1.
 */
export interface NetworkConditions {
  readonly delay: number
  readonly failing: number
  readonly offline: boolean
}

/** A mail that was sent in the embedded world. `at`: epoch ms. */
export type StageMail = Mail & { readonly at: number }

/**
 * A developer's manual controls of the embedded world. A real platform has no such thing, so this
 * port has one adapter only and is `null` everywhere else.
 */
export interface Stage {
  /** Sends an update to this guest as the platform would. */
  raise(update: LiveUpdate): Promise<void>
  /**
   * Makes the actor of a conversation send a locked picture or video, stored like any other;
   * `false`: there is no such conversation.
   */
  sendMedia(channelId: ChannelId, kind: MessageMedia['kind']): Promise<boolean>
  /** Moves the platform's clock forward, ms. */
  moveClock(by: number): Promise<void>
  /**
   * Sets the balance in whole coins; the difference is booked in the ledger as a gift of the
   * platform or taken back.
   */
  setBalance(coins: number): Promise<void>
  setVip(active: boolean): Promise<void>
  /** Gives this guest spins of the spin wheel, as a voucher would. */
  giveSpins(count: number): Promise<void>
  setAvs(status: AvsStatus): Promise<void>
  /** Puts the next version of a text in force in every language; this guest's pages load again. */
  publishLegalText(type: LegalTextType): Promise<void>
  /**
   * Ends this guest's running chat with a code of any class, counted and charged like any other
   * end; `false`: no chat runs.
   */
  endChat(exitCode: ExitCode): Promise<boolean>
  conditions(): NetworkConditions
  setConditions(conditions: NetworkConditions): void
  /** Triggers an event in the world now. */
  stepSimulation(): Promise<void>
  /** Lists the mails of this world, newest first; nobody else ever receives them. */
  mails(): Promise<readonly StageMail[]>
  /** Lists the events sent to analytics in this world, newest first (API-022). */
  events(): Promise<readonly AnalyticsEvent[]>
  /** Deletes everything and starts again from the seed. */
  reset(): Promise<void>
}

export const Stage = Symbol.for('Stage')
