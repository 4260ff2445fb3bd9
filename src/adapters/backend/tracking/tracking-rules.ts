import { featureRules } from '@/adapters/backend/kernel/rules'
import type { Analytics } from '@/application/tracking/analytics'

/** Settings of an operator for events. */
export interface TrackingRules {
  /** `null`: no event is stored or sent. */
  readonly analytics: Analytics | null
}

export const trackingRules = featureRules<TrackingRules>('tracking', { analytics: null })
