import type { Transaction } from '@/adapters/stores/store'

/**
 * A kind of domain event. Each feature declares its own with the type of its data:
 * `eventType<MessageSent>('messageSent')`.
 */
export interface EventType<E> {
  readonly name: string
  /** Never set: it only binds the type of the event to its name. */
  readonly event?: E
}

export const eventType = <E>(name: string): EventType<E> => ({ name })

/** Runs in the transaction of the event: its writes are committed with the event or not at all. */
export type EventHandler<E> = (tx: Transaction, event: E) => Promise<void>

/**
 * The subscribers to domain events. The feature that publishes an event does not know its
 * subscribers.
 */
export class DomainEvents {
  private readonly handlers = new Map<string, readonly EventHandler<unknown>[]>()

  subscribe<E>(type: EventType<E>, handler: EventHandler<E>): void {
    this.handlers.set(type.name, [...(this.handlers.get(type.name) ?? []), handler as EventHandler<unknown>])
  }

  /** Returns whether there is a handler for an event of a type. */
  hasSubscriber({ name }: Pick<EventType<unknown>, 'name'>): boolean {
    return this.handlers.has(name)
  }

  /** Runs every handler, one after the other. An error of one undoes the transaction. */
  async publish<E>(tx: Transaction, type: EventType<E>, event: E): Promise<void> {
    for (const handler of this.handlers.get(type.name) ?? []) await handler(tx, event)
  }
}
