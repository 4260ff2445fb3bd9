import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Logger } from '@/application/tracking/logger'
import { Owned, type ViewModel } from './view-model'

export type Theme = 'auto' | 'dark' | 'light'

const KEY = 'theme'

/** The device as the page lives on it: with or without a network, by evening or by day (API-014, API-015). */
@injectable()
export class DeviceViewModel implements ViewModel {
  isOnline: boolean
  theme: Theme
  private readonly owned = new Owned()

  constructor(
    @inject(Connectivity) private readonly connectivity: Connectivity,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Logger) private readonly logger: Logger,
  ) {
    this.isOnline = connectivity.isOnline()
    const kept = storage.read(KEY)
    this.theme = kept === 'light' || kept === 'auto' ? kept : 'dark'
    makeAutoObservable<DeviceViewModel, 'connectivity' | 'logger' | 'storage' | 'owned'>(this, {
      connectivity: false,
      logger: false,
      storage: false,
      owned: false,
    })
  }

  start(): void {
    this.show()
    this.setOnline(this.connectivity.isOnline())
    this.owned.add(
      this.connectivity.watch((online) => {
        this.setOnline(online)
        this.logger.browserOnline(online)
      }),
    )
  }

  dispose(): void {
    this.owned.dispose()
  }

  choose(theme: Theme): void {
    this.theme = theme
    this.storage.write(KEY, theme)
    this.show()
  }

  private setOnline(online: boolean): void {
    this.isOnline = online
  }

  private show(): void {
    document.documentElement.dataset['theme'] = this.theme
  }
}
