import { expect, it } from 'vitest'
import { freshKey } from './setup'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import type { SupportRequest } from '@/domain/support/support-request'
import { supportRequests } from '@/adapters/backend/support/support-records'

const request = (over: Partial<SupportRequest> = {}): SupportRequest => ({
  topic: 'report',
  email: 'robin@vesper.test',
  text: 'Something in this\nvideo is not right.',
  about: { kind: 'video', id: '17', name: 'Letters from the coast' },
  ...over,
})

export const supportContract = (name: BindingName, bind: Bind): void =>
  contract('support', name, bind, (bound) => {
    const receiptOf = (answer: { readonly ok: boolean } & Partial<Record<'receipt', string>>) => answer.receipt ?? ''

    it('stores what a guest writes, hands it to the operator, and gives a receipt on the page and by mail', async () => {
      const device = await bound().device()
      const answer = await device.ports.support.send(request({ email: ' Robin@vesper.test ' }), freshKey())
      expect(answer).toMatchObject({ ok: true, isMailed: true })
      const receipt = receiptOf(answer)
      const { mailer, backend } = bound().environment
      const [stored] = await backend.store.find(supportRequests, 'byReceipt', { prefix: [receipt] })
      expect(stored).toMatchObject({
        ...request({ email: 'Robin@vesper.test' }),
        guestId: device.guest.id,
        language: 'en',
      })
      await bound().environment.advance(1_000)
      await expect.poll(() => mailer.sent.filter(({ subject }) => subject.includes(receipt)).length).toBe(2)
      const toOperator = mailer.to('support@vesper.test').find(({ subject }) => subject.includes(receipt))
      expect(toOperator).toMatchObject({ replyTo: 'Robin@vesper.test', subject: `[${receipt}] report` })
      expect(toOperator?.text).toContain('video 17 (Letters from the coast)')
      const [toGuest] = mailer.to('Robin@vesper.test')
      expect(toGuest?.text).toContain(receipt)
      expect(toGuest?.text).not.toContain('not right')
    })

    it('is one request under one key, however often it arrives', async () => {
      const device = await bound().device()
      const key = freshKey()
      const answers = await Promise.all([1, 2, 3].map(() => device.ports.support.send(request(), key)))
      expect(new Set(answers.map(receiptOf)).size).toBe(1)
      expect(receiptOf(await device.ports.support.send(request(), freshKey()))).not.toBe(
        receiptOf(answers[0] ?? { ok: false }),
      )
    })

    it('reports what is wrong with a request, and stores none of it', async () => {
      const device = await bound().device()
      const send = (over: Partial<SupportRequest>) => device.ports.support.send(request(over), freshKey())
      expect(await send({ email: 'nobody', text: 'short' })).toEqual({
        ok: false,
        reason: 'invalid',
        fields: ['email', 'text'],
      })
      expect(await send({ text: 'x'.repeat(4_001) })).toEqual({ ok: false, reason: 'invalid', fields: ['text'] })
    })

    it('takes five requests of a guest within an hour', async () => {
      const device = await member(bound())
      const send = () => device.ports.support.send(request(), freshKey())
      for (let iteration = 0; iteration < 5; iteration += 1) expect(await send()).toMatchObject({ ok: true })
      expect(await send()).toEqual({ ok: false, reason: 'too-many' })
      await bound().environment.clock.pass(60 * 60_000)
      await device.ports.guest.current()
      expect(await send()).toMatchObject({ ok: true })
    })
  })
