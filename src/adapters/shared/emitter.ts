/** Listeners of one kind of event. A listener that is added twice is called once. */
export class Emitter<T> {
  private readonly listeners = new Set<(event: T) => void>()

  /** Returns a function that removes the listener; it may be called during an event. */
  subscribe(listener: (event: T) => void): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Calls all listeners in the order in which they were added. What a listener throws is thrown. */
  emit(event: T): void {
    for (const listener of this.listeners) listener(event)
  }
}
