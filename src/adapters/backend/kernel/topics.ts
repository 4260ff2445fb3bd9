/**
 * A part of the stored state whose changes processes follow, for example the guests in one room. A
 * notice contains only its topic: the listener reads the store when it needs to.
 */
export type Topic = string & { readonly topic: true }

/** Returns the topic of one record of a feature, by its id. */
export const topicOf = (feature: string, id: string): Topic => `${feature}:${id}` as Topic

/**
 * The listeners of this process by topic. An error of one listener is reported and does not affect
 * the others.
 */
export class TopicListeners {
  private readonly byTopic = new Map<Topic, Set<() => void>>()

  constructor(private readonly onError: (error: unknown) => void) {}

  has(topic: Topic): boolean {
    return this.byTopic.has(topic)
  }

  /** Adds a listener until the returned function is called. */
  add(topic: Topic, onChange: () => void): () => void {
    // A new function each time, so that the same listener can be added twice.
    const listener = (): void => onChange()
    this.byTopic.set(topic, (this.byTopic.get(topic) ?? new Set()).add(listener))
    return () => {
      const listeners = this.byTopic.get(topic)
      listeners?.delete(listener)
      if (listeners?.size === 0) this.byTopic.delete(topic)
    }
  }

  notify(topic: Topic): void {
    for (const listener of this.byTopic.get(topic) ?? []) this.guard(listener)
  }

  /** Notifies all listeners, because any topic may have changed. */
  notifyAll(): void {
    for (const topic of this.byTopic.keys()) this.notify(topic)
  }

  private guard(work: () => void): void {
    try {
      work()
    } catch (failure) {
      this.onError(failure)
    }
  }
}
