import { featureRules } from '@/adapters/backend/kernel/rules'
import type { Reader } from '@/adapters/stores/store'
import type { SupportSubject } from '@/domain/support/support-request'

/** The platform's data about the things that guests report. */
export interface SupportRules {
  /**
   * Returns the reported words as the platform stores them, for the operator: they may be gone when
   * the operator reads the report, and the report itself could name any words. `null`: nothing is
   * quoted.
   */
  readonly quote: (reader: Reader, about: SupportSubject) => Promise<string | null>
}

export const supportRules = featureRules<SupportRules>('support', { quote: () => Promise.resolve(null) })
