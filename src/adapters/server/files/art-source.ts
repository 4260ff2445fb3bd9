/**
 * The source of the server's pictures and clips. A missing file is drawn when it is requested;
 * callers that must not wait long stop waiting themselves, and the drawing goes on.
 */
export interface ArtSource {
  /**
   * The absolute path of a file of the artwork, drawn first where it is missing.
   * @param address path below `/art/`, as it is in a URL: `12/p0-w320.webp`, `clips/3/init.mp4`,
   * `brand/favicon.svg`
   * @param signal aborted when no caller waits for it any more: a drawing that has not begun is
   * then dropped
   * @returns `null`: there is no such artwork, or it is not drawn and nothing here can draw it.
   * Never rejects.
   */
  file(address: string, signal?: AbortSignal): Promise<string | null>
  /**
   * The absolute path of the folder that holds all files of a clip, drawn first where it is
   * missing. A folder is complete as soon as it is there: it is moved into position as a whole.
   * @param clip counted from 1
   * @returns `null`: as above. Never rejects.
   */
  clipFolder(clip: number, signal?: AbortSignal): Promise<string | null>
}
