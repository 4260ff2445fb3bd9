import type { Feature } from './feature'
import { newFeatures } from './features-new'
import { oldFeatures } from './features-old'

/** The new features of the platform, the newest first. */
export const features: readonly Feature[] = [...newFeatures, ...oldFeatures]
