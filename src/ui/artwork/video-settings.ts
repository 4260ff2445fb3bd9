import type { Ground } from './backdrop.ts'
import { hills, moon, reeds } from './figures/setting-land.ts'
import { curtain, garland, shelves } from './figures/setting-room.ts'
import { horizon, waves } from './figures/setting-sea.ts'
import { arches, rain, skyline, windowpane } from './figures/setting-town.ts'
import type { Setting } from './figures/setting.ts'

/** A setting of videos: everything around the actor's figure. */
interface VideoSetting {
  readonly lines: Setting
  readonly ground: Ground
  /** Placement of the actor's figure, as in `Framing`, and the part of it that is drawn. */
  readonly cx: number
  readonly cy: number
  readonly radius: number
  readonly until: number
}

/** The settings of videos, by number; each with a room of its own, and the figure in another position and size. */
export const videoSettings: readonly VideoSetting[] = [
  { lines: horizon, ground: 'dusk', cx: 0.3, cy: 0.36, radius: 0.42, until: 1 },
  { lines: waves, ground: 'halo', cx: 0.66, cy: 0.34, radius: 0.5, until: 0.8 },
  { lines: hills, ground: 'dusk', cx: 0.7, cy: 0.3, radius: 0.4, until: 1 },
  { lines: rain, ground: 'lamps', cx: 0.5, cy: 0.56, radius: 0.62, until: 0.6 },
  { lines: windowpane, ground: 'shafts', cx: 0.56, cy: 0.6, radius: 0.42, until: 0.75 },
  { lines: skyline, ground: 'dusk', cx: 0.36, cy: 0.32, radius: 0.44, until: 0.7 },
  { lines: arches, ground: 'shafts', cx: 0.5, cy: 0.52, radius: 0.32, until: 1 },
  { lines: garland, ground: 'lamps', cx: 0.42, cy: 0.68, radius: 0.5, until: 0.85 },
  { lines: curtain, ground: 'veils', cx: 0.5, cy: 0.52, radius: 0.55, until: 1 },
  { lines: shelves, ground: 'lamps', cx: 0.62, cy: 0.46, radius: 0.66, until: 0.65 },
  { lines: moon, ground: 'halo', cx: 0.42, cy: 0.62, radius: 0.56, until: 0.55 },
  { lines: reeds, ground: 'dusk', cx: 0.58, cy: 0.4, radius: 0.48, until: 0.9 },
]
