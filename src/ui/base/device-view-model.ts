import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Logger } from '@/application/tracking/logger'
import type { Language } from '@/domain/navigation/language'
import { offeredLanguage } from '@/domain/navigation/offered-language'
import { Disposables, type ViewModel } from './view-model'

export type Theme = 'auto' | 'dark' | 'light'

/** The themes, in the order in which they are offered. */
export const THEMES: readonly Theme[] = ['dark', 'light', 'auto']

/** Device settings: neutral tab and cover key; a moving title when messages arrive. */
export type DeviceSwitch = 'discreet' | 'moving-title'

const KEY = 'theme'
const LANGUAGE = 'language'

/** The state of the device: online or offline, dark or light theme (API-014, API-015). */
@injectable()
export class DeviceViewModel implements ViewModel {
  isOnline: boolean
  theme: Theme
  /** The language that was chosen on this device; `null`: none was. */
  wantedLanguage: string | null
  readonly switches: Record<DeviceSwitch, boolean>
  readonly #disposables = new Disposables()

  readonly #connectivity: Connectivity
  readonly #storage: KeyValueStorage
  readonly #logger: Logger

  constructor(
    @inject(Connectivity) connectivity: Connectivity,
    @inject(KeyValueStorage) storage: KeyValueStorage,
    @inject(Logger) logger: Logger,
  ) {
    this.#connectivity = connectivity
    this.#storage = storage
    this.#logger = logger
    this.isOnline = connectivity.isOnline()
    const stored = storage.read(KEY)
    this.theme = stored === 'light' || stored === 'auto' ? stored : 'dark'
    this.wantedLanguage = storage.read(LANGUAGE)
    this.switches = {
      discreet: storage.read('discreet') === 'on',
      'moving-title': storage.read('moving-title') !== 'off',
    }
    makeAutoObservable(this)
  }

  start(): void {
    this.show()
    this.setOnline(this.#connectivity.isOnline())
    this.#disposables.add(
      this.#connectivity.watch((online) => {
        this.setOnline(online)
        this.#logger.browserOnline(online)
      }),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  choose(theme: Theme): void {
    this.theme = theme
    this.#storage.write(KEY, theme)
    this.show()
  }

  turn(name: DeviceSwitch, on: boolean): void {
    this.switches[name] = on
    this.#storage.write(name, on ? 'on' : 'off')
  }

  /** Sets the chosen language: no other is offered any more. */
  wantLanguage(language: Language): void {
    this.wantedLanguage = language
    this.#storage.write(LANGUAGE, language)
  }

  /** Returns the browser's language if the page has another one and the guest has chosen none. */
  offerOn(shown: Language): Language | null {
    return offeredLanguage(shown, navigator.languages, this.wantedLanguage)
  }

  private setOnline(online: boolean): void {
    this.isOnline = online
    document.documentElement.dataset['online'] = String(online)
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme
  }
}
