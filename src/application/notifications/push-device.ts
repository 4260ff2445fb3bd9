import type { PushTarget } from './push-service'

/**
 * Whether the guest lets this site show notifications (NOT-008). `default`: they have not answered
 * yet.
 */
export type PushPermission = 'granted' | 'denied' | 'default'

/**
 * The platform's answer to this browser's subscription, stored on the device for the service worker
 * to read.
 */
export interface StoredPush {
  readonly id: string
  readonly token: string
}

/**
 * Push notifications of this browser. The browser prompts only in `subscribe`, which must follow a
 * press.
 */
export interface PushDevice {
  /**
   * Whether the browser can receive push messages at all: on an iPhone only an app on the home
   * screen can.
   */
  readonly isSupported: boolean
  /** Returns the browser's permission (NOT-008). */
  permission(): PushPermission
  /**
   * Requests the permission and subscribes. `null`: the guest did not allow it. Throws if the push
   * service cannot be reached.
   */
  subscribe(key: string): Promise<PushTarget | null>
  /** Ends the subscription in the browser. */
  unsubscribe(): Promise<void>
  /** Returns the stored answer if the browser is still subscribed. */
  stored(): Promise<StoredPush | null>
  store(stored: StoredPush): Promise<void>
}

/** Loads the device when a page needs it: few pages do, and none immediately. */
export type LoadPushDevice = () => Promise<{ readonly pushDevice: PushDevice }>
export const LoadPushDevice = Symbol.for('LoadPushDevice')
