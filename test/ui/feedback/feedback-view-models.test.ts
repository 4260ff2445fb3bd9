import { describe, expect, it } from 'vitest'
import type { FeedbackGateway, SurveyReplyResult } from '@/application/feedback/feedback-gateway'
import { SendFeatureFeedback } from '@/application/feedback/send-feature-feedback'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Logger } from '@/application/tracking/logger'
import type { FeatureFeedback, SurveyReply } from '@/domain/feedback/feedback'
import type { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { FeatureFeedbackViewModel } from '@/ui/feedback/feature-feedback-view-model'
import { FeedbackSurveyViewModel } from '@/ui/feedback/feedback-survey-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const QUESTION = { id: 'overall', text: 'How?', options: [{ id: 'good', text: 'Good' }] }

async function survey(reply: SurveyReply | null, result: SurveyReplyResult = { ok: true }) {
  const sent: SurveyReply[] = []
  const gateway = portOf<FeedbackGateway>({
    survey: async () => ({ questions: [QUESTION], reply }),
    submit: async (given) => {
      sent.push(given)
      return result
    },
  })
  const model = new FeedbackSurveyViewModel(gateway, new Toasts())
  model.start()
  await settled()
  return { model, sent }
}

describe('the survey about the product', () => {
  it('sends what was chosen and written, once there is an answer [OTH-014]', async () => {
    const { model, sent } = await survey(null)
    await model.send()
    expect({ isReady: model.isReady, sent }).toEqual({ isReady: false, sent: [] })
    model.choose('overall', 'good')
    model.write('  Lovely \u0007 ')
    await Promise.all([model.send(), model.send()])
    expect(sent).toEqual([{ answers: [{ question: 'overall', option: 'good' }], text: 'Lovely' }])
    expect({ isSent: model.isSent, isRefused: model.isRefused }).toEqual({ isSent: true, isRefused: false })
  })

  it('begins with what the guest answered before, and stays open where it was refused [OTH-013]', async () => {
    const before = { answers: [{ question: 'overall', option: 'good' }], text: 'Fine.' }
    const { model } = await survey(before, { ok: false, reason: 'invalid' })
    expect({ isChosen: model.isChosen('overall', 'good'), text: model.text }).toEqual({ isChosen: true, text: 'Fine.' })
    await model.send()
    expect({ isSent: model.isSent, isRefused: model.isRefused }).toEqual({ isSent: false, isRefused: true })
  })
})

async function part(isStored: boolean, feedback: readonly string[] = []) {
  const sent: FeatureFeedback[] = []
  const gateway = portOf<FeedbackGateway>({
    about: async (given) => {
      sent.push(given)
      return isStored
    },
  })
  const found = guestWith({ isLoggedIn: true, featureFeedback: feedback })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => found }), new FakeLive())
  await guest.open('en')
  const page = portOf<Page>({ address: () => '/en/member/mediathek/?q=lamp', origin: () => 'https://vesper.test' })
  const toasts = new Toasts()
  const sender = new SendFeatureFeedback(gateway, portOf<Logger>({ error: () => undefined }))
  return { model: new FeatureFeedbackViewModel(sender, guest, page, toasts), sent, toasts }
}

describe('feedback about a part of the product', () => {
  it('sends rating, words and the path of the page, without what was searched for [OTH-015]', async () => {
    const { model, sent } = await part(true)
    await model.send('library')
    model.rate(4)
    model.write('Neat.')
    await model.send('library')
    expect(sent).toEqual([{ featureId: 'library', rating: 4, text: 'Neat.', url: '/en/member/mediathek/' }])
    expect(model.isSent).toBe(true)
  })

  it('is not sent where the platform did not answer true [OTH-016]', async () => {
    const { model, toasts } = await part(false)
    model.rate(2)
    await model.send('library')
    expect({ isSent: model.isSent, texts: toasts.waiting.map(({ text }) => text) }).toEqual({
      isSent: false,
      texts: ['feedback.part.failed'],
    })
  })

  it('is offered once for a part', async () => {
    const { model } = await part(true, ['library'])
    expect([model.isOffered('library'), model.isOffered('clash')]).toEqual([false, true])
  })
})
