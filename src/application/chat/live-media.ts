import type { Cameras } from './camera'
import type { LivePlayer } from './live-player'

/**
 * Live pictures in the browser: plays those of others and records the guest's own. One port, since
 * both load together.
 */
export type LiveMedia = LivePlayer & Cameras

/** Loads live media with the first room that needs it. Throws if it cannot be loaded. */
export type LoadLiveMedia = () => Promise<LiveMedia>

export const LoadLiveMedia = Symbol.for('LiveMedia')
