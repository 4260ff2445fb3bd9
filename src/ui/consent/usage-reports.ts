import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { ApplicationEvents } from '@/application/tracking/application-events'
import { ReportConsent } from '@/application/tracking/report-consent'
import { match } from '@/domain/routes/match'
import { Page } from '@/ui/base/page-service'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Interval at which the page is checked for a change, ms. */
const LOOK = 1_000

/**
 * Reports opened pages, the duration of the previous one (s), and whether the guest is logged in
 * (API-021, API-023): only page names, never addresses, which may hold names and searches.
 */
@injectable()
export class UsageReports implements ViewModel {
  #route = ''
  #since = 0
  readonly #disposables = new Disposables()

  constructor(
    @inject(ApplicationEvents) private readonly events: ApplicationEvents,
    @inject(ReportConsent) private readonly consents: ReportConsent,
    @inject(GuestViewModel) private readonly guest: GuestViewModel,
    @inject(Page) private readonly page: Page,
    @inject(Clock) private readonly clock: Clock,
  ) {}

  start(): void {
    this.#look()
    let cancel = (): void => undefined
    const wait = (): void => {
      cancel = this.clock.after(LOOK, () => {
        this.#look()
        this.#send()
        wait()
      })
    }
    wait()
    const leave = (): void => {
      if (document.visibilityState !== 'hidden') return
      this.#send()
      this.events.sendAll()
    }
    document.addEventListener('visibilitychange', leave)
    this.#disposables.add(() => document.removeEventListener('visibilitychange', leave))
    this.#disposables.add(() => cancel())
    this.#disposables.add(
      reaction(
        () => this.guest.guest?.isLoggedIn,
        (isLoggedIn) => {
          if (isLoggedIn === undefined) return
          this.events.add({
            type: 'login-state',
            context: isLoggedIn ? 'member' : 'visitor',
            ints: [Number(isLoggedIn)],
          })
        },
        { fireImmediately: true },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** The platform accepts events only after the guest's answer: events wait for it. */
  #send(): void {
    const { guest } = this.guest
    if (guest !== null && this.consents.report(guest.id)) this.events.sendDue()
  }

  #look(): void {
    const found = match(this.page.address())
    if (found.kind !== 'route' || found.route === this.#route) return
    const [before, now] = [this.#route, this.clock.now()]
    const seconds = before === '' ? 0 : (now - this.#since) / 1_000
    this.#route = found.route
    this.#since = now
    this.events.add({ type: 'page', context: found.route, data: before, floats: [seconds] })
  }
}
