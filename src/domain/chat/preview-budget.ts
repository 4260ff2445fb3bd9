/** A guest's use of one actor's previews since `since` (epoch ms). */
export interface PreviewUse {
  readonly since: number
  /** Whole seconds. */
  readonly seconds: number
  /** The guest has declined the rest. */
  readonly isDeclined: boolean
}

/** Time after which a preview is available again, in ms. */
export const PREVIEW_RENEWED_AFTER = 86_400_000

const isCurrent = (use: PreviewUse | undefined, now: number): use is PreviewUse =>
  use !== undefined && now - use.since < PREVIEW_RENEWED_AFTER

/**
 * Returns the seconds of preview left of `total` with one actor. A preview belongs to the guest,
 * not to the page: another tab or a reload continues it (CHA-017, CHA-018, CHA-035).
 */
export const previewSecondsLeft = (total: number, use: PreviewUse | undefined, now: number): number => {
  if (!isCurrent(use, now)) return total
  return use.isDeclined ? 0 : Math.max(0, total - use.seconds)
}

/**
 * Adds a preview. One that ended within its first second has been seen and counts as one second.
 */
export const withPreview = (use: PreviewUse | undefined, seconds: number, now: number): PreviewUse => {
  const before = isCurrent(use, now) ? use : { since: now, seconds: 0, isDeclined: false }
  return { ...before, seconds: before.seconds + Math.max(1, seconds) }
}

/** Records that the guest has declined the preview. */
export const withDecline = (use: PreviewUse | undefined, now: number): PreviewUse =>
  isCurrent(use, now) ? { ...use, isDeclined: true } : { since: now, seconds: 0, isDeclined: true }
