import { inject, injectable } from 'inversify'
import { FeedbackGateway } from './feedback-gateway'
import { codeOf } from '@/application/errors/code-of'
import { Logger } from '@/application/tracking/logger'
import type { FeatureFeedback } from '@/domain/feedback/feedback'

/** The code under which a failure is logged (OTH-017). */
export const FEEDBACK_FAILED = 'Error while sending feature feedback'

/**
 * Sends feedback about a part of the product. It counts as sent only when the platform answers true
 * (OTH-016); a failure is logged.
 */
@injectable()
export class SendFeatureFeedback {
  constructor(
    @inject(FeedbackGateway) private readonly gateway: FeedbackGateway,
    @inject(Logger) private readonly logger: Logger,
  ) {}

  async send(feedback: FeatureFeedback): Promise<boolean> {
    try {
      if (await this.gateway.about(feedback)) return true
      this.logger.error(FEEDBACK_FAILED, `${feedback.featureId}: refused`)
    } catch (error) {
      this.logger.error(FEEDBACK_FAILED, `${feedback.featureId}: ${codeOf(error)}`)
    }
    return false
  }
}
