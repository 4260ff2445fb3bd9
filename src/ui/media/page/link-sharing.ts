import { injectable } from 'inversify'

/** Shares a link by the device's list of people and programs, or else by its clipboard. */
@injectable()
export class LinkSharing {
  /** Whether the device has such a list. */
  get hasList(): boolean {
    return typeof navigator.share === 'function'
  }

  /** Opens the list. Closing it without sharing is no failure. */
  async share(link: { readonly url: string; readonly title: string }): Promise<void> {
    await navigator.share(link).catch(() => undefined)
  }

  /** Returns whether the address was copied; browsers may refuse, insecure pages cannot. */
  async copy(url: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(url)
      return true
    } catch {
      return false
    }
  }
}
