import { supportPort } from './support-port'
import { sendSupportRequest, supportRequest, supportTopic } from './support-calls'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { MAX_REQUEST_LENGTH, SHORTEST_REQUEST } from '@/domain/support/support-request'

/** Writing to the operator. */
export const supportContract: FeatureContract = {
  feature: 'support',
  about: 'Writing to the operator.',
  ports: { support: supportPort },
  schemas: [
    { name: 'SupportTopic', schema: supportTopic, about: 'What a request is about.' },
    {
      name: 'SupportRequest',
      schema: supportRequest,
      about: 'What a guest writes.',
      fields: {
        about: 'What it concerns; null: nothing in particular.',
        text: `${SHORTEST_REQUEST} to ${MAX_REQUEST_LENGTH} characters without the spaces around them; any other length is refused as invalid.`,
      },
    },
  ],
  operations: [
    {
      operation: sendSupportRequest,
      about: 'Sends a request to the operator.',
      rules: 'The same key is one request. isMailed: whether a copy goes to the guest.',
      fields: { key: 'Drawn by the client for one press of one button.' },
    },
  ],
}
