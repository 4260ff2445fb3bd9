/**
 * A part of what is stored that processes want to know changes of, like who is in one room. A notice names its topic only: the listener
 * reads the store when it needs to.
 */
export type Topic = string & { readonly topic: true }

/** The topic of one record of a feature, by its id. */
export const topicOf = (feature: string, id: string): Topic => `${feature}:${id}` as Topic

/** The listeners of this process by topic. An error of one is reported and does not reach the others. */
export class TopicListeners {
  private readonly byTopic = new Map<Topic, Set<() => void>>()

  constructor(private readonly onError: (error: unknown) => void) {}

  has(topic: Topic): boolean {
    return this.byTopic.has(topic)
  }

  /** Adds a listener until the returned function is called. */
  add(topic: Topic, onChange: () => void): () => void {
    // An object of its own: the same function may listen twice.
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

  /** Any of them may have changed. */
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
