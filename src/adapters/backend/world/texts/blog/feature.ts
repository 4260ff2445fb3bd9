import type { Line } from './post-draft'

/** A new feature of the platform, announced once. */
export interface Feature {
  readonly slug: string
  readonly title: Line
  readonly teaser: Line
  readonly paragraphs: readonly Line[]
  readonly head: Line
  readonly points: readonly Line[]
}

/** Heads of the lists at the end. */
export const HEAD: Line = ['In Kürze', 'In short', 'En breve']
export const ABOUT: Line = ['Was das für dich heißt', 'What it means for you', 'Qué significa para ti']
