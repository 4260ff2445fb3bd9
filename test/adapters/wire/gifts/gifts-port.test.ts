import { expect, it } from 'vitest'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { giftsPort } from '@/adapters/wire/gifts/gifts-port'
import type { GiftGateway } from '@/application/gifts/gift-gateway'

const rose = {
  id: 'rose',
  name: 'Rose',
  categoryId: 'warm',
  translations: [],
  imageUrl: 'icon:rose',
  active: true,
  vip: false,
  duration: null,
  displayName: null,
  random: null,
}

/** The catalog of a server that answers this price. */
const catalogWith = (value: unknown): ReturnType<GiftGateway['catalog']> => {
  const send: SendRequest = async (operation) =>
    operation.answer.parse([{ ...rose, price: { value, currency: 'VXC' } }])
  return remotePort(giftsPort, send).catalog()
}

it('reads the price of a gift that a server gives as text as a decimal number [GIF-003]', async () => {
  for (const value of ['8', '8.00', '8.0', 8])
    expect((await catalogWith(value)).map(({ price }) => price)).toEqual([{ value: 8, currency: 'VXC' }])
})

it('refuses a price that is no decimal number, or no whole number of coins [GIF-003]', async () => {
  for (const value of ['8,50', '8.5', 'eight', '', '1e3', 8.5, null])
    await expect(catalogWith(value)).rejects.toThrow(/expected/u)
})
