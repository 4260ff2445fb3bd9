import { indoors } from './interviews-indoors'
import { outside } from './interviews-outside'
import type { Theme } from './interview-theme'

/** What interviews are about. */
export const themes: readonly Theme[] = [...indoors, ...outside]
