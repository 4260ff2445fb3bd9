/** The part of a short video that its preview is at most: a third. */
const SHARE = 3

/**
 * How much of a paid video is its preview, whole seconds: `most`, and of a short one a third, so that no video is given away whole by its
 * preview (MED-009). 0: it is too short to have one.
 *
 * @param duration of the video, whole seconds
 * @param most of a long one, seconds
 */
export const previewSeconds = (duration: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(duration / SHARE)))
