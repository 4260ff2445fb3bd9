import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { ContestGateway, type VoteRefusal, type VoteResult } from '@/application/contests/contest-gateway'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { Contest, ContestEntry } from '@/domain/contests/contest'
import { remainingVotes, votesPerContest, type OwnVotes } from '@/domain/contests/vote'
import { asId, type ContestId, type MediaId } from '@/domain/ids'
import { PendingActions } from '@/ui/access/pending-actions'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { showAgeCheck } from '@/ui/payments/age-check-box'
import { Checkout } from '@/ui/payments/checkout-launcher'

/** The page whose entries are voted for. */
interface VotedPage {
  readonly contest: { readonly value: Contest | null | undefined }
  apply(result: VoteResult): void
}

/** Time after a vote within which a press on the same button counts as a double click, ms. */
const DOUBLE_PRESS = 600

/** Names the contest of a vote that waits for a login. */
const targetOf = (contestId: ContestId): string => `contest:${contestId}`

/** Gives and takes back a guest's votes in a contest, asking first if they want that (CON-004). */
@injectable('Transient')
export class VotingViewModel implements ViewModel {
  /** The guest's own votes; `null`: not known, or they have no account. */
  own: OwnVotes | null = null
  /** The entry whose vote is pending. */
  busy: MediaId | null = null
  private page: VotedPage | null = null
  /** The last vote that was given, and when, epoch ms. */
  #given: { readonly mediaId: MediaId; readonly at: number } | null = null
  readonly #voting: Task
  readonly #disposables = new Disposables()

  readonly #gateway: ContestGateway
  readonly #guest: GuestViewModel
  readonly #checkout: Pick<Checkout, 'open'>
  readonly #pending: Pick<PendingActions, 'execute'>
  readonly #location: Page
  readonly #modals: Modals
  readonly #toasts: Toasts
  readonly #clock: Clock

  constructor(
    @inject(ContestGateway) gateway: ContestGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Checkout) checkout: Pick<Checkout, 'open'>,
    @inject(PendingActions) pending: Pick<PendingActions, 'execute'>,
    @inject(Page) location: Page,
    @inject(Modals) modals: Modals,
    @inject(Toasts) toasts: Toasts,
    @inject(Clock) clock: Clock,
  ) {
    this.#gateway = gateway
    this.#guest = guest
    this.#checkout = checkout
    this.#pending = pending
    this.#location = location
    this.#modals = modals
    this.#toasts = toasts
    this.#clock = clock
    this.#voting = new Task(toasts)
    makeAutoObservable<this, 'page'>(this, { own: observableRef, page: observableRef })
  }

  /** The contest open for votes; `null`: none is shown, or voting is over or has not begun. */
  get open(): Contest | null {
    const contest = this.page?.contest.value ?? null
    return contest?.phase === 'voting' ? contest : null
  }

  /** Number of votes the guest has left; all of them before they log in. */
  get remaining(): number {
    return this.own === null ? votesPerContest : remainingVotes(this.own)
  }

  hasVoted(mediaId: MediaId): boolean {
    return this.own?.votedMedia.includes(mediaId) ?? false
  }

  /** Sets the page of the entries. */
  about(page: VotedPage): void {
    this.page = page
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => ({ id: this.page?.contest.value?.id, guest: this.#guest.isLoggedIn ? this.#guest.guest?.id : null }),
        ({ id, guest }) => {
          this.own = null
          if (id !== undefined && guest !== null) void this.load(id)
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    const target = (): string | undefined =>
      this.own === null || this.open === null ? undefined : targetOf(this.open.id)
    this.#disposables.add(
      this.#pending.execute('like', target, ({ value }) => {
        if (typeof value === 'string') void this.change(asId<MediaId>(value), true)
      }),
    )
  }

  dispose(): void {
    this.#voting.cancel()
    this.#disposables.dispose()
    this.#modals.close('contest-like')
  }

  /** Gives or takes back the vote of a pressed entry. */
  async press(entry: ContestEntry): Promise<void> {
    const contest = this.open
    if (contest === null || this.#voting.isRunning) return
    if (this.hasVoted(entry.mediaId)) {
      if (!this.isSecondPress(entry.mediaId)) await this.change(entry.mediaId, false)
    } else if (!this.#guest.isLoggedIn) await this.signUp(entry)
    else if (this.remaining === 0) this.refuse('vote-limit-reached')
    else if (this.own?.hideVoteLimitModal === true) await this.change(entry.mediaId, true, entry)
    else
      this.#modals.show('contest-like', {
        entry,
        contest: contest.title,
        remaining: this.remaining,
        onVote: (hide) => void this.change(entry.mediaId, true, entry, hide),
      })
  }

  private isSecondPress(mediaId: MediaId): boolean {
    return this.#given?.mediaId === mediaId && this.#clock.now() - this.#given.at <= DOUBLE_PRESS
  }

  private async load(id: ContestId): Promise<void> {
    const own = await this.#gateway.own(id).catch(otherwise(null))
    if (this.page?.contest.value?.id === id) runInAction(() => (this.own = own))
  }

  /** Gives or takes back a vote; `entry`: as the guest has seen it. */
  private async change(
    mediaId: MediaId,
    isGiven: boolean,
    entry?: ContestEntry,
    hideConfirmWindow = false,
  ): Promise<void> {
    const { open } = this
    const { guest } = this.#guest
    if (open === null) return
    const contestId = open.id
    this.busy = mediaId
    let result: VoteResult | null = null
    const seen = entry === undefined ? {} : { actorId: entry.actor.id, albumId: entry.albumId }
    const own = guest === null ? {} : { guestId: guest.id }
    await this.#voting.run(
      () =>
        isGiven
          ? this.#gateway.vote({
              contestId,
              mediaId,
              ...own,
              ...seen,
              ...(hideConfirmWindow ? { hideConfirmWindow } : {}),
            })
          : this.#gateway.takeBack(contestId, mediaId),
      (answer) => {
        result = answer
        if (isGiven) this.#given = { mediaId, at: this.#clock.now() }
        this.own = answer.own
        this.page?.apply(answer)
      },
    )
    runInAction(() => (this.busy = null))
    if (result !== null) await this.report(result, isGiven, entry)
  }

  private async report(result: VoteResult, isGiven: boolean, entry?: ContestEntry): Promise<void> {
    if (result.ok)
      this.#toasts.show('good', isGiven ? 'contests.voted' : 'contests.takenBack', { count: this.remaining })
    else if (result.reason === 'age-check') showAgeCheck(this.#modals, this.#guest.guest)
    else if (result.reason === 'login-required' && entry !== undefined) await this.signUp(entry)
    else this.refuse(result.reason)
  }

  private refuse(reason: VoteRefusal): void {
    this.#toasts.show('bad', `contests.refused.${reason}`)
  }

  /** The vote waits for the login of the guest (AUT-005). */
  private async signUp({ mediaId, actor }: ContestEntry): Promise<void> {
    if (this.open === null) return
    const pending: PendingLoginAction = {
      type: 'like',
      params: { targetId: targetOf(this.open.id), targetUrl: this.#location.address(), value: mediaId },
    }
    await this.#checkout.open('signup', { host: actor.name, pending })
  }
}
