import { WORKER_PATH } from './browser-app-versions'
import type { PushDevice, PushPermission, StoredPush } from '@/application/notifications/push-device'
import type { PushTarget } from '@/application/notifications/push-service'
import { pushTarget } from '@/worker-protocol/push-target'
import { forgetPush, storedPush, storePush } from '@/worker-protocol/stored-push'

/** Push notifications of the browser, over the service worker of the app. */
class BrowserPush implements PushDevice {
  get isSupported(): boolean {
    return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  }

  permission(): PushPermission {
    return this.isSupported ? Notification.permission : 'denied'
  }

  async subscribe(key: string): Promise<PushTarget | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null
    // It is registered once the page has settled, which may be after the press.
    await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
    const { pushManager } = await navigator.serviceWorker.ready
    const known = await pushManager.getSubscription()
    // Another key is that of another platform, or one that its operator has replaced.
    await known?.unsubscribe()
    return pushTarget(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }))
  }

  async unsubscribe(): Promise<void> {
    await (await this.#subscription())?.unsubscribe()
    await forgetPush()
  }

  async stored(): Promise<StoredPush | null> {
    return (await this.#subscription()) === null ? null : storedPush()
  }

  store(stored: StoredPush): Promise<void> {
    return storePush(stored)
  }

  async #subscription(): Promise<PushSubscription | null> {
    if (!this.isSupported) return null
    const registration = await navigator.serviceWorker.getRegistration()
    return (await registration?.pushManager.getSubscription()) ?? null
  }
}

export const pushDevice: PushDevice = new BrowserPush()
