/** Whether the browser says it has a network (API-014). */
export interface Connectivity {
  isOnline(): boolean
  watch(listener: (online: boolean) => void): () => void
}

export const Connectivity = Symbol.for('Connectivity')
