import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'
import { FindNoticedActors, type NoticedActor } from '@/application/notifications/find-noticed-actors'
import {
  NotificationSettingsGateway,
  type NotificationReport,
} from '@/application/notifications/notification-settings-gateway'
import type { ActorId } from '@/domain/ids'
import {
  inOrder,
  withChannelForActor,
  type NoticeChannel,
  type NoticeKind,
  type NotificationChoices,
} from '@/domain/notifications/notification-choices'
import type { QuietHours } from '@/domain/notifications/quiet-hours'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Resource, type Loadable } from '@/ui/base/resource'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { deviceZone } from '@/ui/texts/device-zone'

/** The hours offered at first, in minutes of the day: from 22:00 to 8:00. */
const USUAL_HOURS: QuietHours = { from: 1_320, to: 480 }

/** Notification settings (NOT-015). A switch applies at once, and reverts if it cannot be stored. */
@injectable('Transient')
export class NoticesViewModel implements ViewModel, Loadable {
  report: NotificationReport | null = null
  actors: readonly NoticedActor[] | null = null
  readonly #loading: Resource<NotificationReport>
  readonly #disposables = new Disposables()
  /** Changes are sent one after the other, so that the last one stays. */
  #queue: Promise<void> = Promise.resolve()

  readonly #gateway: NotificationSettingsGateway
  readonly #noticed: FindNoticedActors
  readonly #guest: GuestViewModel
  readonly #toasts: Toasts

  constructor(
    @inject(NotificationSettingsGateway) gateway: NotificationSettingsGateway,
    @inject(FindNoticedActors) noticed: FindNoticedActors,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#gateway = gateway
    this.#noticed = noticed
    this.#guest = guest
    this.#toasts = toasts
    this.#loading = new Resource(() => this.load())
    makeAutoObservable(this, { report: observableRef, actors: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => (this.#guest.isLoggedIn ? this.#guest.guest?.id : undefined),
        (id) => {
          if (id !== undefined) void this.#loading.reload()
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  get isLoading(): boolean {
    return this.#loading.isLoading
  }

  get error(): BackendErrorCode | null {
    return this.#loading.error
  }

  async retry(): Promise<void> {
    await this.#loading.reload()
  }

  isWanted(channel: NoticeChannel, kind: NoticeKind): boolean {
    return this.report?.choices.kinds[channel].includes(kind) === true
  }

  isAbout(actorId: ActorId, channel: NoticeChannel): boolean {
    return this.report?.actors.some((one) => one.actorId === actorId && one.channels.includes(channel)) === true
  }

  want(channel: NoticeChannel, kind: NoticeKind, on: boolean): void {
    void this.change((choices) => {
      const others = choices.kinds[channel].filter((one) => one !== kind)
      return { ...choices, kinds: { ...choices.kinds, [channel]: inOrder(on ? [...others, kind] : others) } }
    })
  }

  setNeutral(neutral: boolean): void {
    void this.change((choices) => ({ ...choices, neutral }))
  }

  setQuiet(on: boolean): void {
    void this.change((choices) => ({ ...choices, quiet: on ? USUAL_HOURS : null, timeZone: deviceZone() }))
  }

  async saveHours(quiet: QuietHours): Promise<void> {
    if (await this.change((choices) => ({ ...choices, quiet, timeZone: deviceZone() })))
      this.#toasts.show('good', 'account.notices.saved')
  }

  /** Switches notifications of one actor (MSG-029, MSG-030). */
  async turn(actorId: ActorId, channel: NoticeChannel, on: boolean): Promise<void> {
    const methods = { email: 'mailAbout', sms: 'textAbout', push: 'pushAbout' } as const
    const { report } = this
    if (report === null) return
    const known = report.actors.find((one) => one.actorId === actorId)?.channels ?? []
    const channels = on ? [...known, channel] : known.filter((one) => one !== channel)
    const actors = [...report.actors.filter((one) => one.actorId !== actorId), { actorId, channels }]
    const choices = on ? withChannelForActor(report.choices, channel) : report.choices
    await this.apply({ ...report, actors, choices }, () => this.#gateway[methods[channel]](actorId, on))
  }

  /** Ends all text messages to the guest. */
  async stopTexts(): Promise<void> {
    const { report } = this
    if (report === null) return
    const stop = async () => {
      await this.#gateway.removePhone()
      return { ok: true } as const
    }
    if (await this.apply({ ...report, phone: null }, stop)) this.#toasts.show('good', 'account.notices.textsStopped')
  }

  private change(how: (choices: NotificationChoices) => NotificationChoices): Promise<boolean> {
    const { report } = this
    if (report === null) return Promise.resolve(false)
    const choices = how(report.choices)
    return this.apply({ ...report, choices }, () => this.#gateway.save(choices))
  }

  /** Shows a change at once and stores it; on failure shows the stored state. */
  private apply(
    next: NotificationReport,
    store: () => Promise<{ ok: true } | { ok: false; reason: Refusal }>,
  ): Promise<boolean> {
    this.report = next
    const stored = this.#queue.then(async () => {
      try {
        const result = await store()
        if (result.ok) return true
        this.#toasts.show('bad', `account.notices.refused.${result.reason}`)
      } catch (failure) {
        this.#toasts.show('bad', `errors.${codeOf(failure)}`)
      }
      await this.#loading.reload()
      return false
    })
    this.#queue = stored.then(() => undefined)
    return stored
  }

  private async load(): Promise<NotificationReport> {
    const report = await this.#gateway.read()
    const actors = await this.#noticed.find(report.actors)
    runInAction(() => {
      this.report = report
      this.actors = actors
    })
    return report
  }
}

type Refusal = 'login-required' | 'not-offered' | 'no-phone' | 'quiet-hours' | 'time-zone'
