import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { SupportAnswer, SupportGateway } from '@/application/support/support-gateway'
import { Toasts } from '@/ui/base/toasts'
import { ContactViewModel } from '@/ui/support/contact-view-model'
import { CountingRandom, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const TEXT = 'Something here does not work.'

async function setup(answer: () => Promise<SupportAnswer>, storage = new FakeStorage()) {
  const sent: (readonly [string, string, string])[] = []
  const gateway = portOf<SupportGateway>({
    send: (request, key) => {
      sent.push([request.email, request.text, key])
      return answer()
    },
  })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const toasts = new Toasts()
  const contact = new ContactViewModel(gateway, storage, new CountingRandom(), guest, toasts)
  return { contact, sent, storage, toasts }
}

const taken = async (): Promise<SupportAnswer> => ({ ok: true, receipt: 'V-2345-6789', isMailed: true })

describe('what a guest writes to the operator', () => {
  it('is refused here while it is wrong, and a field is wrong until it is mended', async () => {
    const { contact, sent } = await setup(taken)
    const wrong = () => (['email', 'text'] as const).filter((field) => contact.isWrong(field))
    contact.write({ email: 'nobody', text: 'short' })
    await contact.send()
    expect({ errors: contact.errors, wrong: wrong(), sent }).toEqual({
      errors: ['email', 'text'],
      wrong: ['email', 'text'],
      sent: [],
    })
    contact.write({ text: TEXT })
    expect(wrong()).toEqual(['email'])
    contact.write({ text: 'short' })
    expect(wrong()).toEqual(['email', 'text'])
    contact.write({ email: 'robin@vesper.test' })
    expect(wrong()).toEqual(['text'])
  })

  it('goes to the address of the account where no other is typed, and leaves an empty form with another key', async () => {
    const { contact, sent, storage } = await setup(taken)
    contact.write({ text: `  ${TEXT}  ` })
    await contact.send()
    expect(sent).toEqual([['robin@example.org', TEXT, 'id-1']])
    expect(contact.sent).toEqual({ receipt: 'V-2345-6789', isMailed: true, email: 'robin@example.org' })
    expect({ text: contact.draft.text, key: contact.draft.key, entryCount: storage.entries.size }).toEqual({
      text: '',
      key: 'id-2',
      entryCount: 0,
    })
  })

  it('survives a failure and a reload, and is sent again under the same key', async () => {
    let isDown = true
    const answer = async () => {
      if (isDown) throw new BackendError('offline')
      return taken()
    }
    const before = await setup(answer)
    before.contact.write({ text: TEXT })
    await before.contact.send()
    expect({ isSending: before.contact.isSending, texts: before.toasts.waiting.map(({ text }) => text) }).toEqual({
      isSending: false,
      texts: ['errors.offline'],
    })
    isDown = false
    const after = await setup(answer, before.storage)
    after.contact.start()
    expect(after.contact.draft.text).toBe(TEXT)
    await after.contact.send()
    expect(after.sent[0]?.[2]).toBe(before.sent[0]?.[2])
  })

  it('begins empty, as the page from the server, and takes from the device what was not typed before the page was alive', async () => {
    const before = await setup(taken)
    before.contact.write({ topic: 'payment', email: 'robin@vesper.test', text: TEXT })
    const { contact, storage } = await setup(taken, before.storage)
    expect({ topic: contact.draft.topic, email: contact.draft.email, text: contact.draft.text }).toEqual({
      topic: 'question',
      email: '',
      text: '',
    })
    contact.arrive('?topic=report')
    contact.write({ text: 'Another text.' })
    contact.start()
    const whole = { ...before.contact.draft, topic: 'report', text: 'Another text.' }
    expect(contact.draft).toEqual(whole)
    expect(JSON.parse(storage.entries.get('contactDraft') ?? '')).toEqual(whole)
    contact.start()
    expect(contact.draft).toEqual(whole)
  })

  it('is sent once, however often the button is pressed', async () => {
    let arrive: (answer: SupportAnswer) => void = () => undefined
    const { contact, sent } = await setup(() => new Promise((resolve) => (arrive = resolve)))
    contact.write({ text: TEXT })
    void contact.send()
    void contact.send()
    expect({ isSending: contact.isSending, sentCount: sent.length }).toEqual({ isSending: true, sentCount: 1 })
    arrive({ ok: false, reason: 'too-many' })
    await settled()
    expect({ isTooMany: contact.isTooMany, isSending: contact.isSending, text: contact.draft.text }).toEqual({
      isTooMany: true,
      isSending: false,
      text: TEXT,
    })
  })

  it('names what the address of the page names, until the guest changes it', async () => {
    const { contact } = await setup(taken)
    contact.arrive('?topic=report&about=video:7&name=Rain')
    expect({ topic: contact.draft.topic, about: contact.about }).toEqual({
      topic: 'report',
      about: { kind: 'video', id: '7', name: 'Rain' },
    })
    contact.dropSubject()
    expect(contact.about).toBeNull()
  })
})
