/** Work to run after a commit. */
export type AfterCommit = () => void | Promise<void>

/**
 * Runs the work of a committed attempt: starts it in order, and resolves once all of it is done.
 */
export async function afterCommit(works: readonly AfterCommit[]): Promise<void> {
  await Promise.all(works.map(async (work) => work()))
}
