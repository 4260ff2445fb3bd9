import { DEVICE_KEY } from './device-key'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { BackendPlatform } from '@/adapters/backend/assembly/backend-platform'
import type { KeyValueStorage } from '@/application/device/key-value-storage'
import type { SessionChange } from '@/application/platform/platform'

const CHANNEL = 'vesper-sessions'

/**
 * The session of this browser on the embedded backend: its key in the storage, its token in the
 * memory of each tab.
 */
export class EmbeddedSession {
  /** Hash of the token this tab holds; `null`: none. */
  tokenHash: string | null = null
  private readonly channel = new BroadcastChannel(CHANNEL)

  constructor(
    private readonly platform: BackendPlatform,
    private readonly storage: KeyValueStorage,
    private readonly countryCode: string,
  ) {
    this.channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') platform.ended.publish([data])
    })
  }

  /** Opens the session of this browser, or restores it. */
  async open(): Promise<void> {
    const { countryCode } = this
    const opened = await this.platform.openSession(this.storage.read(DEVICE_KEY), {
      countryCode,
      userAgent: navigator.userAgent,
    })
    this.storage.write(DEVICE_KEY, opened.deviceKey)
    this.tokenHash = await hashOf(opened.accessToken)
  }

  /** Replaces the key, as a cookie does; this tab and the others have to open the session again. */
  take({ device }: SessionChange): void {
    if (device === undefined) return
    this.storage.write(DEVICE_KEY, device?.deviceKey ?? null)
    const { tokenHash } = this
    this.tokenHash = null
    // The other tabs hold the same token, and may send no request for a long time.
    if (tokenHash !== null) this.channel.postMessage(tokenHash)
  }
}
