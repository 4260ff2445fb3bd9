import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { featureFeedback } from '@/adapters/backend/feedback/feedback-records'
import type { SurveyReply } from '@/domain/feedback/feedback'

/** The first option of the first question. */
async function replyOf({ ports }: Device, text = 'More evenings like this.'): Promise<SurveyReply> {
  const { questions } = await ports.feedback.survey()
  const [first] = questions
  return { answers: [{ question: first?.id ?? '', option: first?.options[0]?.id ?? '' }], text }
}

const FEEDBACK = { featureId: 'library', rating: 4, text: 'Neat.', url: '/en/member/mediathek/' }

export const feedbackContract = (name: BindingName, bind: Bind): void =>
  contract('feedback', name, bind, (bound) => {
    it('serves the survey and stores its answers, which replace the former ones [OTH-013, OTH-014]', async () => {
      const device = await member(bound())
      const { questions, reply } = await device.ports.feedback.survey()
      expect({ hasQuestions: questions.length > 0, reply }).toEqual({ hasQuestions: true, reply: null })
      expect(await device.ports.feedback.reply()).toBeNull()
      const first = await replyOf(device)
      expect(await device.ports.feedback.submit(first)).toEqual({ ok: true })
      const second = await replyOf(device, '')
      expect(await device.ports.feedback.submit(second)).toEqual({ ok: true })
      const other = await loggedIn(bound(), device)
      expect(await other.ports.feedback.reply()).toEqual(second)
      expect((await other.ports.feedback.survey()).reply).toEqual(second)
    })

    it('refuses what no question offers, and guests without an account: refusals [OTH-014]', async () => {
      const device = await member(bound())
      const invalid = { ok: false, reason: 'invalid' }
      expect(await device.ports.feedback.submit({ answers: [], text: 'x' })).toEqual(invalid)
      const wrong = { answers: [{ question: 'overall', option: 'none' }], text: '' }
      expect(await device.ports.feedback.submit(wrong)).toEqual(invalid)
      const visitor = await bound().device()
      expect(await visitor.ports.feedback.submit(await replyOf(visitor))).toEqual({
        ok: false,
        reason: 'login-required',
      })
      expect(await device.ports.feedback.reply()).toBeNull()
    })

    it('stores what a guest thinks of one part, once, and answers true [OTH-015, OTH-016]', async () => {
      const device = await member(bound())
      expect(await device.ports.feedback.about(FEEDBACK)).toBe(true)
      expect(await device.ports.feedback.about({ ...FEEDBACK, rating: 5 })).toBe(true)
      const stored = await bound().environment.backend.store.get(featureFeedback, `${device.guest.id} library`)
      expect(stored).toMatchObject({ rating: 5, text: 'Neat.', url: '/en/member/mediathek/' })
      expect((await device.ports.guest.current()).featureFeedback).toEqual(['library'])
    })

    it('answers false about no part, with an address that is none, and without an account: refusals [OTH-016]', async () => {
      const device = await member(bound())
      expect(await device.ports.feedback.about({ ...FEEDBACK, featureId: 'attic' })).toBe(false)
      expect(await device.ports.feedback.about({ ...FEEDBACK, url: 'https://elsewhere.example/' })).toBe(false)
      expect((await device.ports.guest.current()).featureFeedback).toEqual([])
      const visitor = await bound().device()
      expect(await visitor.ports.feedback.about(FEEDBACK)).toBe(false)
    })
  })
