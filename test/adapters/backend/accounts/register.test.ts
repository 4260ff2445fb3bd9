import { describe, expect, it } from 'vitest'
import { guests } from '@/adapters/backend/access/guest-records'
import { prepareRegistration, register } from '@/adapters/backend/accounts/register'
import type { CheckoutForm } from '@/application/payments/checkout-service'
import { checkout, signup } from '#test/support/world/checkout'
import { PASSWORD, TestPlatform } from '#test/support/world/test-platform'

const platform = () => new TestPlatform({ actors: 14, videos: 0 })

describe('signing up', () => {
  it.each([
    ['a name too short', { name: 'ab' }, { name: 'name-length' }],
    ['a name of signs', { name: '<b>bold</b>' }, { name: 'name-characters' }],
    ['no address', { email: 'nobody' }, { email: 'email-format' }],
    ['a short password', { password: 'short' }, { password: 'password-length' }],
    ['a day that never was', { birthDate: '1990-02-30' }, { birthDate: 'birth-date' }],
    ['somebody under eighteen', { birthDate: '2008-11-22' }, { birthDate: 'under-age' }],
    ['terms not accepted', { acceptTerms: false }, { acceptTerms: 'terms' }],
    [
      'everything wrong at once',
      { name: '', email: '', password: '', birthDate: '', acceptTerms: false },
      {
        name: 'name-length',
        email: 'email-format',
        password: 'password-length',
        birthDate: 'birth-date',
        acceptTerms: 'terms',
      },
    ],
  ])('refuses %s and says so by field', async (_, rest, errors) => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    expect(await submit(signup(rest))).toEqual({ status: 'invalid', errors })
    expect(await test.context.store.find(guests, 'byEmail', { prefix: [] })).toEqual([])
  })

  it('admits on the eighteenth birthday and not a day before [AUT-010]', async () => {
    const test = platform()
    const { submit } = await checkout(await test.visitor(), 'signup')
    expect((await submit(signup({ birthDate: '2008-11-22' }))).status).toBe('invalid')
    expect((await submit(signup({ birthDate: '2008-11-21' }))).status).toBe('succeeded')
  })

  it('gives a name and an address to one guest only, in any case', async () => {
    const test = platform()
    const first = await checkout(await test.visitor(), 'signup')
    await first.submit(signup())
    const second = await checkout(await test.visitor(), 'signup')
    const taken = signup({ name: 'WANDERER', email: 'Wanderer@Vesper.test' })
    // Of the address nothing is reported as long as the rest of the form is wrong.
    expect(await second.submit(taken)).toEqual({ status: 'invalid', errors: { name: 'name-taken' } })
    expect(await second.submit({ ...taken, name: 'Roamer' } as CheckoutForm)).toEqual({
      status: 'invalid',
      errors: { email: 'email-taken' },
    })
  })

  it('stores the password only as a salted, slow hash', async () => {
    const test = platform()
    const [one, two] = [await test.member(), await test.member()]
    const hashes = [(await one.record()).passwordHash, (await two.record()).passwordHash]
    expect(JSON.stringify(hashes)).not.toContain(PASSWORD)
    expect(new Set(hashes).size).toBe(2)
  })

  it('welcomes the guest with free messages and a notification of them', async () => {
    const test = platform()
    const guest = await test.member(0, 'de')
    expect((await guest.record()).freeMessages).toBe(3)
    const { items } = await guest.ports.notifications.newest(5)
    expect(items[0]?.text).toBe('Willkommen, Guest 1. Deine ersten 3 Nachrichten sind geschenkt.')
  })
})

describe('an account', () => {
  const form = {
    name: 'Nomad',
    email: ' Nomad@Vesper.test',
    password: PASSWORD,
    birthDate: '1988-02-29',
    acceptTerms: true,
  }
  const from = { deviceHash: 'a device', address: '192.0.2.1', language: 'en' } as const
  const prepare = ({ context }: TestPlatform, isAnswered = false) =>
    prepareRegistration(context, form, from, () => Promise.resolve(isAnswered))

  it('is opened without a checkout, in the transaction of the caller', async () => {
    const test = platform()
    const prepared = await prepare(test)
    if (!prepared.ok) throw new Error('refused')
    const { store } = test.context
    const undone = store.transaction(async (tx) => {
      await register(test.context, tx, prepared)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await store.find(guests, 'byEmail', { prefix: [] })).toEqual([])
    const opened = await store.transaction((tx) => register(test.context, tx, prepared))
    expect(opened).toEqual({ ok: true, guestId: prepared.account.id })
    expect(await store.get(guests, prepared.account.id)).toMatchObject({ name: 'Nomad', email: 'nomad@vesper.test' })
    const again = await store.transaction((tx) => register(test.context, tx, prepared))
    expect(again).toEqual({ ok: false, errors: { name: 'name-taken' } })
  })

  it('is disclosed by its address only so often, and a form that is sent twice does not count', async () => {
    const test = platform()
    const member = await test.member()
    const taken = { ...form, email: (await member.record()).email ?? '' }
    const ask = (isAnswered: boolean) =>
      prepareRegistration(test.context, taken, from, () => Promise.resolve(isAnswered))
    const refusal = (errors: object) => ({ ok: false, errors })
    for (let n = 0; n < 200; n++) expect(await ask(true)).toEqual(refusal({ email: 'email-taken' }))
    expect(await ask(false)).toEqual(refusal({ email: 'email-taken' }))
    let last: unknown
    for (let n = 0; n < 200; n++) last = await ask(false)
    expect(last).toEqual(refusal({ form: 'too-many-attempts' }))
  })
})
