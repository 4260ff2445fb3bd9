/**
 * The files of an operator's own pictures and videos. A file never changes: one with another
 * content has another name, so a copy of it may be used for good.
 */
export interface FileStore {
  /**
   * The absolute path at which a file can be read now.
   * @param name letters, digits, `_`, `-` and dots, in folders divided by `/`:
   * `pictures/10001/l0-w640.webp`
   * @param signal aborted when no caller waits for it any more
   * @returns `null`: there is no such file. Rejects with `unavailable` where it cannot be had right
   * now.
   */
  file(name: string, signal?: AbortSignal): Promise<string | null>
  /** Rejects while files cannot be had; missing where they are on this machine. */
  check?(): Promise<void>
}

const NAME = /^(?:[A-Za-z\d_-][\w.-]{0,99}\/){0,5}[A-Za-z\d_-][\w.-]{0,99}$/u

/** Returns whether a text names a file, which is always below the folder of the files. */
export const isFileName = (name: string): boolean => NAME.test(name)
