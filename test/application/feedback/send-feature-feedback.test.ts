import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { FeedbackGateway } from '@/application/feedback/feedback-gateway'
import { SendFeatureFeedback } from '@/application/feedback/send-feature-feedback'
import type { Logger } from '@/application/tracking/logger'
import { portOf } from '#test/support/ui/doubles'

const FEEDBACK = { featureId: 'library', rating: 3, text: '', url: '/en/' }

function setup(about: () => Promise<boolean>) {
  const logged: string[] = []
  const logger = portOf<Logger>({ error: (code, detail) => logged.push(`${code} | ${detail}`) })
  return { logged, sender: new SendFeatureFeedback(portOf<FeedbackGateway>({ about }), logger) }
}

describe('feedback about a part', () => {
  it('counts as sent only when the platform answers true [OTH-016]', async () => {
    const sent = setup(() => Promise.resolve(true))
    expect({ isSent: await sent.sender.send(FEEDBACK), logged: sent.logged }).toEqual({ isSent: true, logged: [] })
    const refused = setup(() => Promise.resolve(false))
    expect(await refused.sender.send(FEEDBACK)).toBe(false)
  })

  it('is logged when it fails [OTH-017]', async () => {
    const { sender, logged } = setup(() => Promise.reject(new BackendError('offline')))
    expect(await sender.send(FEEDBACK)).toBe(false)
    expect(logged).toEqual(['Error while sending feature feedback | library: offline'])
  })
})
