import { indoors } from './interviews-indoors'
import { outside } from './interviews-outside'
import type { Theme } from './interview-theme'

/** Themes of interviews. */
export const themes: readonly Theme[] = [...indoors, ...outside]
