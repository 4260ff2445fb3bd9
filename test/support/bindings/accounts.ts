import type { Binding, Device } from './binding'
import type { CheckoutAnswer, CheckoutForm } from '@/application/payments/checkout-service'
import type { Checkout, CheckoutOptions } from '@/application/payments/checkout-gateway'
import type { PaymentFlow } from '@/domain/payments/flows'
import { topUpPackages, totalCoins, type TopUpPackage } from '@/domain/payments/packages'

/** What every guest of the tests signs up with. */
export const PASSWORD = 'a long evening'

export const OPTIONS: CheckoutOptions = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }

let guests = 0

/** A sign-up form that was not sent before. */
export function signUpForm(over: Partial<Extract<CheckoutForm, { kind: 'signup' }>> = {}): CheckoutForm {
  guests += 1
  return {
    kind: 'signup',
    name: `Guest ${guests}`,
    email: `guest${guests}@vesper.test`,
    password: PASSWORD,
    birthDate: '1990-05-04',
    acceptTerms: true,
    ...over,
  }
}

/** The part of a checkout's address that only its frame knows. */
export const secretOf = ({ url }: Checkout): string => url.split('#')[1] ?? ''

/** Opens a checkout that must be offered. */
export async function openCheckout(device: Device, flow: PaymentFlow): Promise<Checkout> {
  const opened = await device.ports.checkout.open(flow, OPTIONS)
  if (!opened.ok) throw new Error(`${flow} was refused: ${opened.reason}`)
  return opened.checkout
}

/** Goes through a checkout from opening to taking over what it proved. */
export async function checkOut(device: Device, flow: PaymentFlow, form: CheckoutForm): Promise<CheckoutAnswer> {
  const checkout = await openCheckout(device, flow)
  const answer = await device.sandbox.submit(checkout.id, secretOf(checkout), form)
  await device.ports.checkout.finish({ checkoutId: checkout.id, flow, redirectTo: null }, '/en/')
  return answer
}

/** A device whose guest has signed up. */
export async function member(binding: Pick<Binding, 'device'>, form = signUpForm()): Promise<Device> {
  const device = await binding.device()
  const answer = await checkOut(device, 'signup', form)
  if (answer.status !== 'succeeded') throw new Error(`sign-up answered ${JSON.stringify(answer)}`)
  await device.reopen()
  return device
}

/** Another device on which the same guest has logged in. */
export async function loggedIn(binding: Pick<Binding, 'device'>, { guest }: Device): Promise<Device> {
  const device = await binding.device()
  await checkOut(device, 'login', { kind: 'login', email: guest.email ?? '', password: PASSWORD })
  await device.reopen()
  return device
}

const smallest = (coins: number): TopUpPackage => {
  const found = topUpPackages.find((one) => totalCoins(one) >= coins) ?? topUpPackages.at(-1)
  if (found === undefined) throw new Error('no package is sold')
  return found
}

/** Buys coins: the smallest package with at least this many. Returns how many there are now. */
export async function topUp(device: Device, coins: number): Promise<number> {
  const { id } = smallest(coins)
  await checkOut(device, 'moneycharge', { kind: 'pay', packageId: id, outcome: 'approve' })
  return (await device.ports.guest.balance()).balance
}

/** A device whose guest has signed up and bought coins. */
export async function payingMember(binding: Binding, coins = 40, form = signUpForm()): Promise<Device> {
  const device = await member(binding, form)
  await topUp(device, coins)
  await device.settle()
  return device
}
