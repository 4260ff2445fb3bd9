/** The parts of a service worker's global scope that this one uses: TypeScript has either those of a page or those of a worker. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

export interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}

interface WorkerMessageEvent extends WorkerEvent {
  readonly data: unknown
  readonly ports: readonly MessagePort[]
}

interface WorkerPushEvent extends WorkerEvent {
  readonly data: { text(): string } | null
}

interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: { readonly data: unknown; close(): void }
}

/** The browser has replaced a subscription, or ended it. */
export interface SubscriptionChange extends WorkerEvent {
  readonly newSubscription?: PushSubscription | null
  readonly oldSubscription?: PushSubscription | null
}

/** A page that is open. */
export interface PageClient {
  readonly url: string
  navigate(url: string): Promise<unknown>
  focus(): Promise<unknown>
}

interface WorkerEvents {
  readonly install: WorkerEvent
  readonly activate: WorkerEvent
  readonly fetch: WorkerFetchEvent
  readonly message: WorkerMessageEvent
  readonly push: WorkerPushEvent
  readonly notificationclick: WorkerNotificationEvent
  readonly pushsubscriptionchange: SubscriptionChange
}

interface WorkerScope {
  readonly location: Location
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: {
      readonly type: 'window'
      readonly includeUncontrolled: boolean
    }): Promise<readonly PageClient[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> }
    readonly pushManager: PushManager
    showNotification(title: string, options: NotificationOptions): Promise<void>
    unregister(): Promise<boolean>
  }
  skipWaiting(): Promise<void>
  addEventListener<Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void): void
}

export const scope = globalThis as unknown as WorkerScope

/** Addresses of the pages that are open, whether this worker serves them or not. */
export async function openPages(): ReturnType<WorkerScope['clients']['matchAll']> {
  return scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
}
