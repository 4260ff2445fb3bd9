/** Installs the app on the device, next to its other apps. */
export interface Installation {
  /**
   * Whether the browser offers the installation now; it never does so where the app is installed or
   * cannot be.
   */
  isOffered(): boolean
  watch(listener: () => void): () => void
  /** Makes the browser ask the guest. Any answer ends the offer. */
  install(): Promise<void>
}

export const Installation = Symbol.for('Installation')
