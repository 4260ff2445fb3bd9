import type { Feature } from './feature'
import { newFeatures } from './features-new'
import { oldFeatures } from './features-old'

/** What was new on the platform, the newest first. */
export const features: readonly Feature[] = [...newFeatures, ...oldFeatures]
