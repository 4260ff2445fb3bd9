/** Work for the time after a commit. */
export type AfterCommit = () => void | Promise<void>

/** Does the work of a committed attempt: begins all of it in its order, and resolves once all is done. */
export async function afterCommit(works: readonly AfterCommit[]): Promise<void> {
  await Promise.all(works.map(async (work) => work()))
}
