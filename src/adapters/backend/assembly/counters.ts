import { pinnedCounter } from '@/adapters/backend/actors/pinned-counter'
import type { Counter } from '@/adapters/backend/kernel/counter-deltas'
import { soldCounter } from '@/adapters/backend/media/sold-counter'

/** Every count that many guests add to: what is counted under another name is dropped. */
export const counters: readonly Counter[] = [soldCounter, pinnedCounter]
