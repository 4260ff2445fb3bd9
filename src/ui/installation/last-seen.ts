import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { AppVersions } from '@/application/device/app-versions'
import { Clock } from '@/application/device/clock'
import { match } from '@/domain/routes/match'
import type { RouteName } from '@/domain/routes/routes'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { every } from '@/ui/base/every'
import { Page } from '@/ui/base/page-service'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'

/** Interval of retries to open a session, ms: not every browser notices the network's return. */
const AGAIN = 15_000

/** Time on a list before it counts as seen, ms, and time until it must be stored again. */
const SEEN = 5_000
const FRESH = 3_600_000

/** Interval at which the address is checked for a change, ms. */
const LOOK = 1_000

/** Lists with few addresses, which the server has rendered for other guests. */
const LISTS: ReadonlySet<RouteName> = new Set([
  'start',
  'cams',
  'newFaces',
  'freeChat',
  'category',
  'videos',
  'allVideos',
  'freeClips',
  'videoTrends',
  'videosOnSale',
  'newVideos',
  'vipVideos',
  'albums',
])

/** Stores the last seen lists for offline use; the page resumes when the network is back. */
@injectable()
export class LastSeen implements ViewModel {
  readonly #disposables = new Disposables()
  /** Times at which lists were stored, by their addresses. */
  readonly #stored = new Map<string, number>()
  #address = ''
  #since = 0

  readonly #versions: AppVersions
  readonly #clock: Clock
  readonly #device: DeviceViewModel
  readonly #guest: GuestViewModel
  readonly #page: Page

  constructor(
    @inject(AppVersions) versions: AppVersions,
    @inject(Clock) clock: Clock,
    @inject(DeviceViewModel) device: DeviceViewModel,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Page) page: Page,
  ) {
    this.#versions = versions
    this.#clock = clock
    this.#device = device
    this.#guest = guest
    this.#page = page
  }

  start(): void {
    this.#address = this.#page.address()
    this.#since = this.#clock.now()
    // The page itself is stored as it was loaded.
    this.#stored.set(this.#address, this.#since)
    this.#disposables.add(
      reaction(
        () => [this.#device.isOnline, this.#guest.isCutOff] as const,
        ([isOnline, isCutOff]) => {
          if (isOnline && isCutOff) void this.#guest.retry()
        },
        { fireImmediately: true },
      ),
    )
    this.#disposables.add(every(this.#clock, AGAIN, () => this.#tryAgain()))
    this.#disposables.add(every(this.#clock, LOOK, () => this.#look()))
    const follow = (event: MouseEvent): void => this.#follow(event)
    document.addEventListener('click', follow, true)
    this.#disposables.add(() => document.removeEventListener('click', follow, true))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  #tryAgain(): void {
    if (this.#guest.isCutOff && this.#device.isOnline && !this.#guest.isLoading) void this.#guest.retry()
  }

  /** Stores a list reached inside the app, as the public page that the server renders. */
  #look(): void {
    const address = this.#page.address()
    const now = this.#clock.now()
    if (address !== this.#address) {
      this.#address = address
      this.#since = now
    }
    const stored = this.#stored.get(address)
    const isFresh = stored !== undefined && now - stored < FRESH
    if (isFresh || now - this.#since < SEEN || !this.#device.isOnline || savesData()) return
    const page = match(address)
    if (address.includes('?') || page.kind !== 'route' || !LISTS.has(page.route)) return
    this.#stored.set(address, now)
    this.#versions.keepPages([this.#page.origin() + address])
  }

  /** Without a session no page can load data, but stored pages can be opened. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || !this.#guest.isCutOff || event.button !== 0 || event.defaultPrevented) return
    if (event.ctrlKey || event.metaKey || event.shiftKey || link.target !== '' || link.hash !== '') return
    if (link.origin !== this.#page.origin()) return
    event.preventDefault()
    event.stopImmediatePropagation()
    location.assign(link.href)
  }
}

/** Returns true if the guest's browser is set to save data. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true
