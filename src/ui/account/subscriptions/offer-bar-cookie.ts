import { injectable } from 'inversify'

/** The cookie that says that a guest has closed the bar about the offer, and its value (GUE-025). */
const NAME = 'vesper.cancellationOfferStatusBar'
const CLOSED = '1'

/** Stores on this device that the bar was closed. */
@injectable()
export class OfferBarCookie {
  isClosed(): boolean {
    return document.cookie.split('; ').includes(`${NAME}=${CLOSED}`)
  }

  /** Keeps the bar closed for so many seconds: as long as the offer stands, so that the next one is shown. */
  close(seconds: number): void {
    document.cookie = `${NAME}=${CLOSED}; Max-Age=${seconds}; Path=/; SameSite=Lax`
  }
}
