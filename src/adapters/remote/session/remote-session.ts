import { Emitter } from '@/adapters/shared/emitter'
import type { Guest } from '@/domain/guest/guest'
import type { Identity } from '@/domain/live/session'

/** What a session needs of the platform: a token for this device and the guest it identifies. */
export interface OpenedByRemote {
  readonly accessToken: string
  readonly guest: Guest
}

/** The only holder of the access token. The token lives as long as the page and is written down nowhere. */
export class RemoteSession {
  private current: Identity | null = null
  private opening: Promise<OpenedByRemote> | undefined
  /** Why the last opening failed, where it did. */
  private failure: unknown = null
  private readonly identities = new Emitter<Identity | null>()

  /** Requests the session of this device from the platform; set by the code that can. */
  request: () => Promise<OpenedByRemote> = () => Promise.reject(new Error('No way to open a session was given'))

  get identity(): Identity | null {
    return this.current
  }

  get token(): string | null {
    return this.current?.token ?? null
  }

  /** The token, once an opening that runs has ended; `null` where none has begun. Throws the error of the last one. */
  async ready(): Promise<string | null> {
    if (this.opening !== undefined) await this.opening
    else if (this.failure !== null) throw this.failure
    return this.token
  }

  /** Opens the session, or restores it. Callers at the same time share one answer. */
  open(): Promise<OpenedByRemote> {
    this.opening ??= this.request()
      .then((opened) => {
        const { id, isLoggedIn } = opened.guest
        this.failure = null
        this.set({ token: opened.accessToken, guestId: id, isLoggedIn })
        return opened
      })
      .catch((error: unknown) => {
        this.failure = error
        throw error
      })
      .finally(() => {
        this.opening = undefined
      })
    return this.opening
  }

  close(): void {
    this.set(null)
  }

  watch(watcher: (identity: Identity | null) => void): void {
    this.identities.subscribe(watcher)
  }

  private set(identity: Identity | null): void {
    this.current = identity
    this.identities.emit(identity)
  }
}
