/** A preview of a short video is at most this fraction of it: a third. */
const SHARE = 3

/**
 * Returns the length of a paid video's preview in whole seconds: `most`, or a third of a short
 * video, so that a preview never gives a whole video away (MED-009). 0 when the video is too short
 * for one.
 * @param duration of the video, whole seconds
 * @param most of a long one, seconds
 */
export const previewSeconds = (duration: number, most: number): number =>
  Math.max(0, Math.min(most, Math.floor(duration / SHARE)))
