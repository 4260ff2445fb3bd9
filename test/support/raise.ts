/** A report of errors that lets a test fail. */
export function raise(error: unknown): never {
  throw error instanceof Error ? error : new Error(String(error))
}
