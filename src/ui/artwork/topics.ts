import type { Ground } from './backdrop.ts'
import { braid, knit, weave } from './figures/setting-cloth.ts'
import { bursts } from './figures/setting-feast.ts'
import { present } from './figures/setting-gifts.ts'
import { garland } from './figures/setting-room.ts'
import { horizon, sunset } from './figures/setting-sea.ts'
import { script } from './figures/setting-script.ts'
import type { Setting } from './figures/setting.ts'
import type { Topic } from './subject.ts'

interface TopicLook {
  /** Seeds of topics lie beyond those of all actors. */
  readonly firstSeed: number
  readonly ground: Ground
  readonly lines: (number: number) => Setting
}

/** The compositions of pictures that belong to no actor: each topic has one of its own. */
export const topics: Readonly<Record<Topic, TopicLook>> = {
  category: { firstSeed: 200_000, ground: 'veils', lines: (number) => [weave, braid, knit][number % 3] ?? weave },
  programme: { firstSeed: 210_000, ground: 'dusk', lines: (number) => (number % 2 === 0 ? horizon : sunset) },
  gift: { firstSeed: 220_000, ground: 'halo', lines: present },
  article: { firstSeed: 230_000, ground: 'lamps', lines: () => script },
  event: { firstSeed: 240_000, ground: 'lamps', lines: (number) => (number % 2 === 0 ? bursts : garland) },
}
