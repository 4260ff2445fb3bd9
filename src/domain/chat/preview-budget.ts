/** What a guest has seen of previews of one actor since `since` (epoch ms). */
export interface PreviewUse {
  readonly since: number
  /** Whole seconds. */
  readonly seconds: number
  /** The guest has declined the rest. */
  readonly isDeclined: boolean
}

/** After this time a preview is new again; ms. */
export const PREVIEW_RENEWED_AFTER = 86_400_000

const isCurrent = (use: PreviewUse | undefined, now: number): use is PreviewUse =>
  use !== undefined && now - use.since < PREVIEW_RENEWED_AFTER

/**
 * Seconds of preview that are left of `total` with one actor. A preview belongs to the guest, not to the page: another tab or a reload goes on
 * with what is left (CHA-017, CHA-018, CHA-035).
 */
export const previewSecondsLeft = (total: number, use: PreviewUse | undefined, now: number): number => {
  if (!isCurrent(use, now)) return total
  return use.isDeclined ? 0 : Math.max(0, total - use.seconds)
}

/** After a preview. One that was left within its first second has been seen: it counts as one. */
export const withPreview = (use: PreviewUse | undefined, seconds: number, now: number): PreviewUse => {
  const before = isCurrent(use, now) ? use : { since: now, seconds: 0, isDeclined: false }
  return { ...before, seconds: before.seconds + Math.max(1, seconds) }
}

/** After the guest has declined the preview. */
export const withDecline = (use: PreviewUse | undefined, now: number): PreviewUse =>
  isCurrent(use, now) ? { ...use, isDeclined: true } : { since: now, seconds: 0, isDeclined: true }
