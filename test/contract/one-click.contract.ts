import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { checkOut, loggedIn, member, openCheckout, payingMember, secretOf } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { wallets } from '@/adapters/backend/money/wallets'
import { codeOf } from '@/application/errors/code-of'
import type { SandboxMeans } from '@/application/payments/checkout-service'
import type { ProviderAnswer } from '@/application/payments/payment-provider'
import type { IdempotencyKey } from '@/domain/ids'

/** A guest who has agreed to one-click top ups with a test card. */
async function agreed(bound: Binding, means: SandboxMeans = 'approves', coins?: number): Promise<Device> {
  const device = coins === undefined ? await member(bound) : await payingMember(bound, coins)
  const answer = await checkOut(device, 'oneclick', { kind: 'oneclick', means, agreed: true })
  if (answer.status !== 'succeeded') throw new Error(`refused: ${JSON.stringify(answer)}`)
  await device.settle()
  return device
}

const charge = ({ ports }: Device, amount = 40, key: IdempotencyKey = freshKey()) =>
  ports.oneClick.charge({ amount, channelId: null, key })

const balanceOf = async ({ ports }: Device): Promise<number> => (await ports.guest.balance()).balance

const reasonOf = (result: Awaited<ReturnType<typeof charge>>): string => (result.ok ? 'ok' : result.reason)

/** Every booking of the guest, each of which has to sum to zero. */
async function sumsOf({ environment }: Binding, { guest }: Device): Promise<readonly number[]> {
  const entries = await environment.backend.store.find(ledgerEntries, 'byGuest', { prefix: [guest.id] })
  return entries.map(({ postings }) => postings.reduce((sum, { amount }) => sum + amount, 0))
}

export const oneClickContract = (name: BindingName, bind: Bind): void =>
  contract('oneClick', name, bind, (bound) => {
    it('changes its means in a window of its own, without a payment [PAY-012]', async () => {
      const device = await agreed(bound())
      const answer = await checkOut(device, 'changecc', { kind: 'oneclick', means: 'declines', agreed: true })
      expect(answer).toEqual({ status: 'succeeded' })
      expect((await device.ports.guest.current()).oneClick).toMatchObject({ enabled: true, means: '•••• 0002' })
      expect(await balanceOf(device)).toBe(0)
    })

    it('is set up in a checkout by who agrees, and stores a token and masked digits only [PAY-005][GUE-004]', async () => {
      const device = await member(bound())
      expect((await device.ports.guest.current()).oneClick).toEqual({ enabled: false, amounts: [40, 100, 200] })
      const { balance, vouchers, autoRecharge } = await device.ports.guest.current()
      expect({ balance, autoRecharge }).toEqual({ balance: 0, autoRecharge: { enabled: false, amount: 0 } })
      expect(vouchers).toEqual(await device.ports.guest.vouchers())
      expect((await device.ports.guest.balance()).balanceFormatted).toBe('0')
      const checkout = await openCheckout(device, 'oneclick')
      const submit = (isAgreed: boolean) =>
        device.sandbox.submit(checkout.id, secretOf(checkout), {
          kind: 'oneclick',
          means: 'approves',
          agreed: isAgreed,
        })
      expect(await submit(false)).toEqual({ status: 'invalid', errors: { agreed: 'agreement' } })
      expect((await device.ports.guest.current()).oneClick.enabled).toBe(false)
      expect(await submit(true)).toEqual({ status: 'succeeded' })
      const oneClick = { enabled: true, amounts: [40, 100, 200], means: '•••• 4242' }
      expect((await device.ports.guest.current()).oneClick).toEqual(oneClick)
      await device.settle()
      expect(device.received('oneClick').at(-1)).toEqual({ type: 'oneClick', means: '•••• 4242' })
      const wallet = await bound().environment.backend.store.get(wallets, device.guest.id)
      expect(Object.keys(wallet?.means ?? {}).toSorted()).toEqual(['agreedAt', 'label', 'token'])
      await bound().environment.advance(2_000)
      const mails = bound().environment.mailer.to(device.guest.email ?? '')
      expect(mails.filter(({ text }) => text.includes('•••• 4242'))).toHaveLength(1)
    })

    it('opens the one-click pay tour, which sells coins and sets it up on the way [PAY-030]', async () => {
      const device = await member(bound())
      const pay = { kind: 'pay', packageId: 'topup-2500', outcome: 'approve', keepMeans: 'approves' } as const
      expect(await checkOut(device, 'oneclickpaytour', pay)).toEqual({ status: 'succeeded' })
      expect(await balanceOf(device)).toBe(105)
      expect((await device.ports.guest.current()).oneClick).toMatchObject({ enabled: true, means: '•••• 4242' })
    })

    it('is stored with a payment only where the guest agreed and the payment came, early or late', async () => {
      const device = await member(bound())
      const pay = { kind: 'pay', packageId: 'topup-1000' } as const
      const enabled = async () => (await device.ports.guest.current()).oneClick.enabled
      await checkOut(device, 'moneycharge', { ...pay, outcome: 'approve' })
      expect(await enabled()).toBe(false)
      await checkOut(device, 'moneycharge', { ...pay, outcome: 'decline', keepMeans: 'approves' })
      expect(await enabled()).toBe(false)
      await checkOut(device, 'moneycharge', { ...pay, outcome: 'delay', keepMeans: 'approves' })
      expect(await enabled()).toBe(false)
      await bound().environment.advance(25_000)
      expect(await enabled()).toBe(true)
      expect(await balanceOf(device)).toBe(80)
    })

    it('sends the amount and the channel, and answers what was credited and paid; every page of the guest has the balance [SOC-028]', async () => {
      const device = await agreed(bound(), 'approves', 40)
      const other = await loggedIn(bound(), device)
      await other.settle()
      const actor = await liveActor(bound(), device)
      const channelId = await channelTo(device, actor)
      const result = await device.ports.oneClick.charge({ amount: 100, channelId, key: freshKey() })
      expect(result).toEqual({ ok: true, coins: 105, balance: 145, paid: { value: 2500, currency: 'EUR' } })
      await Promise.all([device.settle(), other.settle()])
      for (const one of [device, other])
        expect(one.received('balance').at(-1)).toEqual({ type: 'balance', balance: 145, isPayment: true, bought: 105 })
      const [entry] = (await device.ports.guest.purchases(1, null)).items
      expect(entry).toMatchObject({ kind: 'top-up', coins: 105, paid: { value: 2500, currency: 'EUR' } })
      expect(new Set(await sumsOf(bound(), device))).toEqual(new Set([0]))
      await bound().environment.advance(2_000)
      const mails = bound().environment.mailer.to(device.guest.email ?? '')
      expect(mails.filter(({ text }) => text.includes('105 VXC'))).toHaveLength(1)
    })

    it('charges once for one key, however often and at once it arrives, and once for presses in two tabs', async () => {
      const device = await agreed(bound())
      const tab = await loggedIn(bound(), device)
      const key = freshKey()
      const answers = await Promise.all([charge(device, 40, key), charge(tab, 40, key), charge(device, 40, key)])
      expect(answers.map(reasonOf)).toEqual(['ok', 'ok', 'ok'])
      expect(await charge(device, 40, key)).toMatchObject({ ok: true, balance: 40 })
      expect(reasonOf(await charge(tab))).toBe('under-way')
      await bound().environment.advance(11_000)
      const both = (await Promise.all([charge(device), charge(tab)])).map(reasonOf)
      expect(both.toSorted()).toEqual(['ok', 'under-way'])
      expect(await balanceOf(device)).toBe(80)
      // Over the wire a request that is known is answered as before.
      await charge(device, 100, key).catch(() => null)
      expect(await balanceOf(device)).toBe(80)
    })

    it('lets a chat go on with the coins that came meanwhile', async () => {
      const device = await agreed(bound(), 'approves', 40)
      const actor = await liveActor(bound(), device, { single: 30 })
      const request = { actorId: actor.id, mode: 'single', key: freshKey(), useVoucher: false, stopAt: null } as const
      const started = await device.ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
      if (!started.ok) throw new Error(started.reason)
      const { chatId } = started.chat
      const watch = async (seconds: number) => {
        for (let left = seconds; left > 0; left -= 5) {
          await device.ports.chat.heartbeat(chatId)
          await device.settle()
          await bound().environment.advance(5_000)
        }
      }
      await watch(60)
      expect(await charge(device, 200)).toMatchObject({ ok: true, coins: 220 })
      // 40 coins would have ended it after eighty seconds; two minutes cost 60.
      await watch(60)
      expect((await device.ports.chat.running())?.chatId).toBe(chatId)
      await device.ports.chat.stop(chatId)
      expect(await balanceOf(device)).toBe(200)
    })

    it.each([
      ['declines', 'declined'],
      ['expired', 'expired'],
      ['slow', 'no-answer'],
    ] as const)('refuses a card that %s with %s, and charges nothing', async (means, reason) => {
      await bound().environment.underPaymentRules({ slowAnswerMs: 0 }, async () => {
        const device = await agreed(bound(), means)
        const key = freshKey()
        expect(await charge(device, 40, key)).toEqual({ ok: false, reason })
        expect(await charge(device, 40, key)).toEqual({ ok: false, reason })
        // What was not charged bars nothing.
        expect(reasonOf(await charge(device))).toBe(reason)
        expect(await balanceOf(device)).toBe(0)
        expect(await sumsOf(bound(), device)).toEqual([])
      })
    })

    it('books a charge whose answer was lost once, whether the guest presses again or not', async () => {
      const device = await agreed(bound())
      const charged: string[] = []
      let isLost = true
      const provider = {
        charge: async ({ key }: { readonly key: string }): Promise<ProviderAnswer> => {
          charged.push(key)
          if (isLost) throw new Error('the connection broke')
          return 'approved'
        },
      }
      await bound().environment.underPaymentRules({ provider }, async () => {
        const key = freshKey()
        await expect(charge(device, 40, key).then(reasonOf, () => 'lost')).resolves.toBe('lost')
        expect(reasonOf(await charge(device))).toBe('under-way')
        isLost = false
        await bound().environment.advance(61_000)
        await device.settle()
        expect(await balanceOf(device)).toBe(40)
        expect(await charge(device, 40, key)).toMatchObject({ ok: true, balance: 40 })
      })
      expect(new Set(charged).size).toBe(1)
      expect(await balanceOf(device)).toBe(40)
    })

    it('refuses beyond 100 euro in 24 hours, and beyond the limits of the guest', async () => {
      const device = await agreed(bound())
      const later = () => bound().environment.clock.pass(11_000)
      for (const amount of [200, 100, 100]) {
        expect(reasonOf(await charge(device, amount))).toBe('ok')
        await later()
      }
      expect(reasonOf(await charge(device))).toBe('day-limit')
      const limited = await agreed(bound())
      await limited.ports.spendingLimits.setLimit('weekly', 100)
      expect(reasonOf(await charge(limited, 200))).toBe('limit-reached')
      expect(reasonOf(await charge(limited, 100))).toBe('ok')
      await later()
      expect(reasonOf(await charge(limited))).toBe('limit-reached')
      await limited.ports.spendingLimits.exclude(bound().environment.clock.now() + 86_400_000)
      expect(reasonOf(await charge(limited))).toBe('self-excluded')
      expect(await balanceOf(limited)).toBe(105)
    })

    it('refuses guests who may not pay, amounts that are not on offer, and the channel of another guest [SOC-031]', async () => {
      const visitor = await bound().device()
      expect(await charge(visitor)).toEqual({ ok: false, reason: 'login-required' })
      const stranger = await member(bound())
      expect(await charge(stranger)).toEqual({ ok: false, reason: 'not-agreed' })
      const device = await agreed(bound())
      expect(reasonOf(await charge(device, 41))).toBe('unknown-amount')
      const channelId = await channelTo(stranger, await liveActor(bound(), stranger))
      const foreign = device.ports.oneClick.charge({ amount: 40, channelId, key: freshKey() })
      await expect(foreign.catch((error: unknown) => codeOf(error))).resolves.toBe('not-found')
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: 1 })
      expect(reasonOf(await charge(device))).toBe('restricted')
      await bound().environment.setGuest(device.guest.id, { restrictionLevel: null, isLocked: true })
      expect(reasonOf(await charge(device))).toBe('locked')
      expect(await balanceOf(device)).toBe(0)
    })

    it('ends at once on every page, and is forgotten', async () => {
      const device = await agreed(bound())
      const other = await loggedIn(bound(), device)
      await other.settle()
      expect(await device.ports.oneClick.end()).toEqual({ ok: true })
      expect(await device.ports.oneClick.end()).toEqual({ ok: true })
      await other.settle()
      expect(other.received('oneClick').at(-1)).toEqual({ type: 'oneClick', means: null })
      expect(reasonOf(await charge(other))).toBe('not-agreed')
      expect((await other.ports.guest.current()).oneClick).toEqual({ enabled: false, amounts: [40, 100, 200] })
      const wallet = await bound().environment.backend.store.get(wallets, device.guest.id)
      expect(wallet).not.toHaveProperty('means')
      const visitor = await bound().device()
      expect(await visitor.ports.oneClick.end()).toEqual({ ok: false, reason: 'login-required' })
    })
  })
