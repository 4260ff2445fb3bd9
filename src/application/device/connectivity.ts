/** Whether the browser reports a network connection (API-014). */
export interface Connectivity {
  isOnline(): boolean
  watch(listener: (online: boolean) => void): () => void
}

export const Connectivity = Symbol.for('Connectivity')
