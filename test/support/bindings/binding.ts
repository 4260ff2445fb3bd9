import type { TestEnvironment } from './environment'
import type { CheckoutService } from '@/application/payments/checkout-service'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Guest } from '@/domain/guest/guest'
import type { LiveUpdate, LiveUpdateType } from '@/domain/assembly/live-update'

/** One kind of update, by its name. */
export type LiveUpdateOf<T extends LiveUpdateType> = Extract<LiveUpdate, { type: T }>

/** In process; over the wire on a store in memory; over the wire on Postgres. */
export type BindingName = 'memory' | 'remote' | 'postgres'

/** A fresh browser with a cookie jar of its own, its session open and its connection up. */
export interface Device {
  readonly ports: GuestPorts
  /** The payment service as a frame in this browser reaches it. */
  readonly sandbox: CheckoutService
  /** The guest as the session was last opened. */
  readonly guest: Guest
  /** Everything the connection delivered since the device came, in order. */
  readonly updates: readonly LiveUpdate[]
  received<T extends LiveUpdateType>(type: T): readonly LiveUpdateOf<T>[]
  /** Opens the session again, as after a login, and connects. */
  reopen(): Promise<Guest>
  /** Until everything the platform has published so far has arrived. */
  settle(): Promise<void>
}

/** One way to reach the platform. The same suites run on each. */
export interface Binding {
  readonly name: BindingName
  readonly environment: TestEnvironment
  device(): Promise<Device>
  dispose(): Promise<void>
}

/** Makes a binding over a small world of its own. */
export type Bind = (world?: { readonly actors: number; readonly videos: number }) => Promise<Binding>

export const SMALL_WORLD = { actors: 24, videos: 40 } as const
