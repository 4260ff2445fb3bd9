/** Installing the app on the device, beside its other apps. */
export interface Installation {
  /** Whether the browser offers it now; it offers it never where the app is installed, or cannot be. */
  isOffered(): boolean
  watch(listener: () => void): () => void
  /** Has the browser request the agreement of the guest. The offer is over then, with any answer. */
  install(): Promise<void>
}

export const Installation = Symbol.for('Installation')
