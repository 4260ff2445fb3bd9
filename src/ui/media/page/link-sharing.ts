import { injectable } from 'inversify'

/** How the device hands a link on: by a list of its own of people and programs, where it has one, or by its clipboard. */
@injectable()
export class LinkSharing {
  /** Whether the device has such a list. */
  get hasList(): boolean {
    return typeof navigator.share === 'function'
  }

  /** Opens the list. A guest who closes it has shared nothing, which is no failure. */
  async share(link: { readonly url: string; readonly title: string }): Promise<void> {
    await navigator.share(link).catch(() => undefined)
  }

  /** Whether the clipboard has the address now; a browser may refuse it, and has none on an insecure page. */
  async copy(url: string): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(url)
      return true
    } catch {
      return false
    }
  }
}
