import type { LegalTextType } from './legal-text'

/** A version of a text, in whichever language. */
export interface TextVersion {
  readonly type: LegalTextType
  /** Counts from 1. */
  readonly version: number
}

/**
 * Returns what a guest has agreed to. An account from before agreements were recorded has agreed to
 * what was in force when it was opened, for each text of which nothing is recorded.
 */
export const agreedVersions = (
  recorded: readonly TextVersion[],
  atSignup: readonly TextVersion[],
): readonly TextVersion[] => [
  ...recorded,
  ...atSignup.filter(({ type }) => !recorded.some((agreement) => agreement.type === type)),
]

/** Returns the texts in force that are newer than what a guest has agreed to [GUE-034][GUE-035]. */
export const changedTexts = <T extends TextVersion>(
  inForce: readonly T[],
  agreed: readonly TextVersion[],
): readonly T[] =>
  inForce.filter(
    ({ type, version }) => !agreed.some((agreement) => agreement.type === type && agreement.version >= version),
  )

/**
 * Returns what an agreement is recorded for. A guest agrees to what they have seen: a version that
 * came meanwhile is not among it. `seen` absent: the versions in force.
 */
export const versionsAgreedTo = (
  inForce: readonly TextVersion[],
  seen: readonly TextVersion[] | undefined,
): readonly TextVersion[] =>
  seen === undefined
    ? inForce.map(({ type, version }) => ({ type, version }))
    : inForce.flatMap(({ type, version }) =>
        seen.filter((text) => text.type === type).map((text) => ({ type, version: Math.min(version, text.version) })),
      )
