import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { exitSurveys } from '@/adapters/backend/chat/survey/survey-records'
import { asId, type ActorId, type ChatId } from '@/domain/ids'

async function preview({ ports }: Device, actorId: ActorId): Promise<ChatId> {
  const result = await ports.chat.startChat({
    actorId,
    mode: 'preview',
    key: freshKey(),
    useVoucher: false,
    stopAt: null,
    agreedPrice: 0,
  })
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.chat.chatId
}

export const surveyContract = (name: BindingName, bind: Bind): void =>
  contract('survey', name, bind, (bound) => {
    it('serves the questions on leaving a chat, and stores the answers about it once [CHA-037]', async () => {
      const device = await member(bound())
      const questions = await device.ports.survey.questions()
      expect(questions.length).toBeGreaterThan(0)
      for (const { text, options } of questions) {
        expect(text).not.toBe('')
        expect(new Set(options.map(({ text: label }) => label)).size).toBe(options.length)
      }
      const chatId = await preview(device, (await liveActor(bound(), device)).id)
      const [first] = questions
      const [one, two] = first?.options ?? []
      if (first === undefined || one === undefined || two === undefined) throw new Error('no question')
      const survey = { chatId, answers: [{ question: first.id, option: one.id }] }
      expect(await device.ports.survey.submit(survey)).toEqual({ ok: false, reason: 'not-found' })
      await device.ports.chat.stop(chatId)
      expect(await device.ports.survey.submit(survey)).toEqual({ ok: true })
      const changed = { chatId, answers: [{ question: first.id, option: two.id }] }
      expect(await device.ports.survey.submit(changed)).toEqual({ ok: true })
      const { store } = bound().environment.backend
      expect(await store.get(exitSurveys, chatId)).toMatchObject({ answers: changed.answers, guestId: device.guest.id })
    })

    it('refuses answers about the chat of another guest, and those that no question offers [CHA-037]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const chatId = await preview(device, (await liveActor(bound(), device)).id)
      await device.ports.chat.stop(chatId)
      const [first] = await device.ports.survey.questions()
      const question = first?.id ?? ''
      const option = first?.options[0]?.id ?? ''
      const submit = ({ ports }: Device, answers: readonly { question: string; option: string }[], of = chatId) =>
        ports.survey.submit({ chatId: of, answers })
      expect(await submit(other, [{ question, option }])).toEqual({ ok: false, reason: 'not-found' })
      expect(await submit(device, [{ question, option }], asId<ChatId>('none'))).toMatchObject({ reason: 'not-found' })
      for (const answers of [
        [],
        [{ question, option: 'none' }],
        [{ question: 'none', option }],
        [
          { question, option },
          { question, option },
        ],
      ])
        expect(await submit(device, answers)).toEqual({ ok: false, reason: 'invalid' })
      expect(await bound().environment.backend.store.get(exitSurveys, chatId)).toBeUndefined()
    })
  })
