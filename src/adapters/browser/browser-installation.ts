import type { Installation } from '@/application/device/installation'
import { Emitter } from '@/adapters/shared/emitter'

/** An event of Chromium's. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** The offer to install the app, where the browser has made one; index.html collects it. */
    installPrompt?: InstallPrompt | null
  }
}

/** Browsers without the event have an entry of their own in their menu. */
export class BrowserInstallation implements Installation {
  readonly #changes = new Emitter<undefined>()

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#set(event as InstallPrompt)
    })
    addEventListener('appinstalled', () => this.#set(null))
  }

  isOffered(): boolean {
    return window.installPrompt != null
  }

  watch(listener: () => void): () => void {
    return this.#changes.subscribe(listener)
  }

  async install(): Promise<void> {
    const prompt = window.installPrompt
    // It can be shown once.
    this.#set(null)
    await prompt?.prompt()
  }

  #set(prompt: InstallPrompt | null): void {
    window.installPrompt = prompt
    this.#changes.emit(undefined)
  }
}
