/** One thing that was checked. `errors`: what is wrong; none: it passed; `null`: it could not be tried. */
export interface Finding {
  readonly name: string
  readonly errors: readonly string[] | null
}

/** A finding of a check that reports what is wrong, or throws. */
export async function finding(name: string, check: () => Promise<readonly string[]>): Promise<Finding> {
  return { name, errors: await check().catch((error: unknown) => [String(error)]) }
}

/** What is wrong where something is not as it has to be. */
export const unless = (isRight: boolean, failure: string): readonly string[] => (isRight ? [] : [failure])
