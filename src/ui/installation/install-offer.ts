import { makeAutoObservable } from 'mobx'
import type { Installation } from '@/application/device/installation'

/** The entry to install the app, if the browser supports it. Connects once the page has settled. */
export class InstallOffer {
  isOffered = false
  #installation: Installation | null = null

  constructor() {
    makeAutoObservable(this)
  }

  /** Returns how to disconnect. */
  connect(installation: Installation): () => void {
    this.#installation = installation
    this.set(installation.isOffered())
    return installation.watch(() => this.set(installation.isOffered()))
  }

  async install(): Promise<void> {
    await this.#installation?.install()
  }

  private set(isOffered: boolean): void {
    this.isOffered = isOffered
  }
}
