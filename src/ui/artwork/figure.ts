import { chance } from './chance.ts'
import { bloom } from './figures/bloom.ts'
import { flow } from './figures/flow.ts'
import { knot } from './figures/knot.ts'
import { lantern } from './figures/lantern.ts'
import { loom } from './figures/loom.ts'
import { moire } from './figures/moire.ts'
import { profile } from './figures/profile.ts'
import { ribbon } from './figures/ribbon.ts'
import { rose } from './figures/rose.ts'
import { shell } from './figures/shell.ts'
import { strings } from './figures/strings.ts'
import type { Shape } from './figures/shape.ts'
import { shapeOf } from './shape.ts'

const drafts = { rose, strings, flow, ribbon, moire, profile, knot, lantern, shell, loom, bloom } as const

/** The families of figures: a guest recognizes an actor by the kind of figure before its details. */
export type FigureFamily = 'pendulum' | keyof typeof drafts

/** The order on a page of actors: similar ones are far apart. */
export const figureFamilies: readonly FigureFamily[] = [
  'pendulum',
  'strings',
  'rose',
  'ribbon',
  'moire',
  'knot',
  'flow',
  'lantern',
  'profile',
  'bloom',
  'loom',
  'shell',
]

/**
 * The family of an actor's figure. Ten actors in a row have ten families, and the step after every sixth prevents the
 * same family from returning with the same colours soon: an actor is recognized by these two together.
 */
export function figureFamilyOf(seed: number): FigureFamily {
  return figureFamilies[(seed + Math.floor(seed / 6)) % figureFamilies.length] ?? 'pendulum'
}

/** Returns a figure of a family. */
export const figureIn = (family: FigureFamily, seed: number): Shape =>
  family === 'pendulum' ? shapeOf(seed) : drafts[family](chance(seed * 7 + 11))

/** The figure of an actor, the same for ever. */
export const figureOf = (seed: number): Shape => figureIn(figureFamilyOf(seed), seed)
