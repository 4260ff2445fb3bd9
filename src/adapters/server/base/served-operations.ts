import { actorsPort } from '@/adapters/wire/actors/actors-port'
import { bindingsOf, type CallOperation, type PortBinding } from '@/adapters/wire/base/port-binding'
import { chatPort } from '@/adapters/wire/chat/chat-port'
import { giftsPort } from '@/adapters/wire/gifts/gifts-port'
import { confirmationPort } from '@/adapters/wire/guest/confirmation-port'
import { guestPort } from '@/adapters/wire/guest/guest-port'
import { sessionsPort } from '@/adapters/wire/guest/sessions-port'
import { videosPort } from '@/adapters/wire/media/videos-port'
import { messengerPort } from '@/adapters/wire/messenger/messenger-port'
import { limitsPort } from '@/adapters/wire/money/limits-port'
import { notificationsPort } from '@/adapters/wire/notifications/notifications-port'
import { checkoutPort } from '@/adapters/wire/payments/checkout-port'
import { supportPort } from '@/adapters/wire/support/support-port'
import { loggerPort, trackerPort } from '@/adapters/wire/tracking/tracking-ports'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'

/** An operation and how it is executed with a guest's ports. */
export interface ServedOperation {
  readonly operation: CallOperation<object, unknown>
  readonly call: (ports: GuestPorts, request: object) => Promise<unknown>
}

type Method = (...given: readonly unknown[]) => unknown

/** The binding has checked that the port has such a method, and what it takes. */
const callOf = <M extends string>(port: object, method: M, given: readonly unknown[]): unknown =>
  (port as Readonly<Record<M, Method>>)[method](...given)

/** The operations of a port: each calls the method it is bound to. */
const served = <N extends PortName>(
  name: N,
  binding: Partial<PortBinding<GuestPorts[N]>>,
): readonly ServedOperation[] =>
  bindingsOf(binding).map(({ method, operation, args, write }) => ({
    operation,
    call: async (ports, request) => write(await callOf(ports[name], method, args(request))),
  }))

/** Every operation that is the call of a method. */
export const servedOperations: readonly ServedOperation[] = [
  ...served('guest', guestPort),
  ...served('guest', sessionsPort),
  ...served('confirmation', confirmationPort),
  ...served('support', supportPort),
  ...served('actors', actorsPort),
  ...served('chat', chatPort),
  ...served('messenger', messengerPort),
  ...served('gifts', giftsPort),
  ...served('videos', videosPort),
  ...served('limits', limitsPort),
  ...served('notifications', notificationsPort),
  ...served('checkout', checkoutPort),
  ...served('tracker', trackerPort),
  ...served('logger', loggerPort),
]
