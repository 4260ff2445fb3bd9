import { featureCounters } from './features'
import { pinnedCounter } from '@/adapters/backend/actors/pinned-counter'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'

/** Every count that many guests add to: what is counted under another name is dropped. */
export const counters: readonly Counter[] = [...featureCounters, pinnedCounter]
