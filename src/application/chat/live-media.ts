import type { Cameras } from './camera'
import type { LivePlayer } from './live-player'

/** What a browser does with live pictures: plays those of others, and records the guest's own. One port, since both load together. */
export type LiveMedia = LivePlayer & Cameras

/** Loads it with the first room that needs it. Throws where it cannot be loaded. */
export type LoadLiveMedia = () => Promise<LiveMedia>

export const LoadLiveMedia = Symbol.for('LiveMedia')
