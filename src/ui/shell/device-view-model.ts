import { inject, injectable } from 'inversify'
import { makeAutoObservable } from 'mobx'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Logger } from '@/application/tracking/logger'

export type Theme = 'auto' | 'dark' | 'light'

const KEY = 'theme'

/** The device as the page lives on it: with or without a network, by evening or by day (API-014, API-015). */
@injectable()
export class DeviceViewModel {
  isOnline: boolean
  theme: Theme

  constructor(
    @inject(Connectivity) connectivity: Connectivity,
    @inject(KeyValueStorage) private readonly storage: KeyValueStorage,
    @inject(Logger) logger: Logger,
  ) {
    this.isOnline = connectivity.isOnline()
    const kept = storage.read(KEY)
    this.theme = kept === 'light' || kept === 'auto' ? kept : 'dark'
    makeAutoObservable<DeviceViewModel, 'storage'>(this, { storage: false })
    this.show()
    connectivity.watch((online) => {
      this.setOnline(online)
      logger.browserOnline(online)
    })
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
