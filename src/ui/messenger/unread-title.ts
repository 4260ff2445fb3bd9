import { inject, injectable } from 'inversify'
import { reaction } from 'mobx'
import { Clock } from '@/application/device/clock'
import { LiveUpdates } from '@/application/live/live-updates'
import { subscribeTo } from '@/application/live/subscribe-to'
import { movingTitle, TITLE_STEP } from '@/domain/messenger/moving-title'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { Texts } from '@/ui/texts/texts'

/** The tab, as far as unread messages are shown in it. */
export interface Tab {
  title: string
  /** Returns true if the guest looks at the page. */
  isSeen(): boolean
  /** Returns true if the guest prefers reduced motion. */
  isCalm(): boolean
  /** Calls back when the guest looks at the page again. Returns the unsubscribe function. */
  onSeen(listener: () => void): () => void
}

export const Tab = Symbol.for('Tab')

/**
 * Announces new messages in the tab's title until the guest looks at the page again. The title
 * moves, unless the guest has switched that off or prefers reduced motion; in discreet mode it
 * stays neutral (OTH-018).
 */
@injectable()
export class UnreadTitle implements ViewModel {
  #arrived = 0
  /** The title of the page, while the count is shown instead. */
  #plain: string | null = null
  /** The last title set here: a page that changed it since has a new one. */
  #shown = ''
  #cancel: () => void = () => undefined
  readonly #disposables = new Disposables()

  readonly #live: LiveUpdates
  readonly #clock: Clock
  readonly #device: DeviceViewModel
  readonly #texts: Texts
  readonly #tab: Tab

  constructor(
    @inject(LiveUpdates) live: LiveUpdates,
    @inject(Clock) clock: Clock,
    @inject(DeviceViewModel) device: DeviceViewModel,
    @inject(Texts) texts: Texts,
    @inject(Tab) tab: Tab,
  ) {
    this.#live = live
    this.#clock = clock
    this.#device = device
    this.#texts = texts
    this.#tab = tab
  }

  start(): void {
    this.#disposables.add(
      subscribeTo(this.#live, {
        message: ({ message }) => {
          if (message.sender === 'actor' && !this.#tab.isSeen()) this.receive()
        },
      }),
    )
    this.#disposables.add(this.#tab.onSeen(() => this.clear()))
    const { switches } = this.#device
    this.#disposables.add(
      reaction(
        () => [switches.discreet, switches['moving-title']],
        () => this.clear(),
      ),
    )
  }

  dispose(): void {
    this.clear()
    this.#disposables.dispose()
  }

  private receive(): void {
    if (this.#device.switches.discreet) return
    this.#arrived += 1
    this.#cancel()
    this.show(0)
  }

  private show(step: number): void {
    if (this.#plain === null || this.#tab.title !== this.#shown) this.#plain = this.#tab.title
    const count = this.#texts.t('shell.unreadMessages', { count: this.#arrived })
    const moves = this.#device.switches['moving-title'] && !this.#tab.isCalm()
    this.#shown = moves ? movingTitle(count, step) : `(${this.#arrived}) ${this.#plain}`
    this.#tab.title = this.#shown
    // A browser trims the title that it is given.
    this.#shown = this.#tab.title
    if (moves) this.#cancel = this.#clock.after(TITLE_STEP, () => this.show(step + 1))
  }

  private clear(): void {
    this.#cancel()
    this.#cancel = () => undefined
    this.#arrived = 0
    if (this.#plain !== null && this.#tab.title === this.#shown) this.#tab.title = this.#plain
    this.#plain = null
  }
}
