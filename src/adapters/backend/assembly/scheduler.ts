import { counters } from './counters'
import { publishOnlineCount } from '@/adapters/backend/actors/publish-online-count'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { MAX_JOBS, runDueJobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { acquireLease, HOUSEKEEPING, release } from '@/adapters/backend/kernel/leases'
import { forgetRatings } from '@/adapters/backend/actors/forget-ratings'
import { applyCounterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { Forgetting } from './forgetting'
import { heldTipJob } from '@/adapters/backend/chat/hold-tip'
import { RoomCounts } from '@/adapters/backend/chat/room-counts'
import { forgetRoomLines } from '@/adapters/backend/chat/room-lines'
import { leaveChats, tickChats } from '@/adapters/backend/chat/tick-chats'
import { orderJob } from './order-job'
import { showDueContent } from './show-content'
import { stopJobHandler } from './stop-job'
import { letters } from './letters'
import { mailJobOf } from '@/adapters/backend/mail/mail-job'
import { forgetLinks } from '@/adapters/backend/mail/mail-records'
import { newsletterJob } from '@/adapters/backend/newsletters/newsletter-mailing'
import { forgetUnconfirmed } from '@/adapters/backend/newsletters/newsletter-records'
import { noticeJob } from '@/adapters/backend/notifications/notice-job'
import { pushJob } from '@/adapters/backend/notifications/push-job'
import { forgetCheckouts } from '@/adapters/backend/payments/forget-checkouts'
import { forgetRequests } from '@/adapters/backend/support/forget-requests'
import { forgetTracks } from '@/adapters/backend/tracking/forget-tracks'
import { forgetPatterns } from '@/adapters/backend/search/store-pattern'
import { SendEvents } from '@/adapters/backend/tracking/send-events'
import { runShows } from '@/adapters/backend/shows/run-shows'
import { commentReplyJob } from '@/adapters/backend/world/simulate/plan-comment-reply'
import { replyJob } from '@/adapters/backend/world/simulate/plan-reply'
import { forgetAttempts } from '@/adapters/backend/access/login-attempts'
import { Loop } from '@/adapters/shared/loop'
import { latePaymentJob } from '@/adapters/backend/payments/settle-payment'
import { resumeJob } from '@/adapters/backend/payments/settle-charge'

const HANDLERS: Readonly<Record<string, JobHandler>> = {
  reply: replyJob,
  commentReply: commentReplyJob,
  'held-tip': heldTipJob,
  'late-payment': latePaymentJob,
  'one-click': resumeJob,
  mail: mailJobOf(letters),
  newsletter: newsletterJob,
  notice: noticeJob,
  push: pushJob,
  order: orderJob,
  stop: stopJobHandler,
}

/** How often running chats are counted and due jobs are run, ms. */
const INTERVAL = 1_000

/**
 * Counts the running chats and runs due jobs. Of several schedulers over one store each counts its own chats and one runs the jobs; a
 * job cannot run twice, since its transaction checks first whether it still waits.
 */
export class Scheduler {
  private readonly loop: Loop
  private readonly forgetting: Forgetting
  private readonly rooms: RoomCounts
  private readonly events: SendEvents

  constructor(
    private readonly platform: PlatformContext,
    private readonly onError: (error: unknown) => void,
  ) {
    this.forgetting = new Forgetting(platform)
    this.rooms = new RoomCounts(platform)
    this.events = new SendEvents(platform, onError)
    this.loop = new Loop(
      platform.clock,
      () => INTERVAL,
      () => this.runOnce(),
      onError,
    )
  }

  start(): void {
    this.loop.start()
  }

  stop(): void {
    this.loop.stop()
  }

  /** Releases the leases of this instance, so that the others go on at once. Stop it first. */
  async handOver(): Promise<void> {
    await leaveChats(this.platform)
    await release(this.platform, HOUSEKEEPING)
  }

  /** One run, for tests that move the clock themselves. */
  async runOnce(): Promise<void> {
    await tickChats(this.platform)
    await publishOnlineCount(this.platform)
    await this.rooms.publish()
    do {
      if (!(await acquireLease(this.platform, HOUSEKEEPING))) return
    } while ((await runDueJobs(this.platform, HANDLERS, this.onError)) === MAX_JOBS)
    this.events.begin()
    await showDueContent(this.platform)
    await runShows(this.platform)
    await applyCounterDeltas(this.platform, counters)
    await forgetRatings(this.platform)
    await forgetAttempts(this.platform)
    await forgetLinks(this.platform)
    await forgetUnconfirmed(this.platform)
    await forgetRoomLines(this.platform)
    await forgetPatterns(this.platform)
    await forgetTracks(this.platform)
    await forgetRequests(this.platform)
    await forgetCheckouts(this.platform)
    await this.forgetting.sweep()
  }
}
