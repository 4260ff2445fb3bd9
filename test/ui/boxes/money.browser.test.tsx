import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import type { Offer } from '@/domain/incentives/offer'
import { LANGUAGES } from '@/domain/navigation/language'
import { topUpPackages, totalCoins } from '@/domain/payments/packages'
import { boxHost } from '#test/support/ui/boxes'
import { guestWith, portOf } from '#test/support/ui/doubles'
import { everyText } from '#test/support/ui/every-text'
import { offerWith } from '#test/support/ui/incentive-offer'

it.each(LANGUAGES)(
  'offers every package with the coins on top, and opens the checkout with the chosen one: %s [MOD-020]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language })
    const texts = everyText(language).boxes.topUp
    modals.show('specialTopUp')
    await expect.element(dialog.getByRole('heading', { name: texts.title })).toBeVisible()
    const buttons = dialog.getByRole('listitem').getByRole('button')
    expect(buttons.elements().map(({ textContent }) => /^\d+ VXC/u.exec(textContent)?.[0])).toEqual(
      topUpPackages.map((one) => `${totalCoins(one)} VXC`),
    )
    expect(buttons.elements().map((each) => each.textContent.includes(texts.bonus.replace('{{count}}', '20')))).toEqual(
      topUpPackages.map(({ bonusCoins }) => bonusCoins === 20),
    )
    await userEvent.click(buttons.nth(2))
    expect({ opened, open: modals.open }).toEqual({
      opened: [{ flow: 'moneycharge', options: { selectedAmount: 220 } }],
      open: null,
    })
  },
)

it.each(LANGUAGES)(
  'names the term and the price of the VIP club, and its button subscribes: %s [MOD-005]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language })
    const { boxes, payments } = everyText(language)
    modals.show('vip30')
    await expect
      .element(dialog.getByRole('heading', { name: boxes.vip30.title_other.replace('{{count}}', '30') }))
      .toBeVisible()
    expect(
      dialog
        .getByRole('listitem')
        .elements()
        .map((each) => each.textContent),
    ).toEqual([payments.club.videos, payments.club.previews, payments.club.gifts])
    await expect
      .element(dialog.getByRole('link', { name: boxes.vip30.offers }))
      .toHaveAttribute('href', expect.stringContaining('type=vip30'))
    await userEvent.click(dialog.getByRole('button', { name: /9,90/u }))
    expect({ opened, open: modals.open }).toEqual({ opened: [{ flow: 'vipabo', options: {} }], open: null })
  },
)

it('offers a member of the club nothing to buy: the box leads to the VIP videos [MOD-005]', async () => {
  const { modals, dialog } = await boxHost({ guest: guestWith({ isVip: true }) })
  modals.show('vip30')
  await expect.element(dialog.getByRole('heading', { name: 'You are in the VIP club' })).toBeVisible()
  await expect
    .element(dialog.getByRole('link', { name: /VIP videos/iu }))
    .toHaveAttribute('href', '/en/videos/vip-videos/')
  expect(dialog.getByRole('button', { name: /9,90/u }).elements()).toEqual([])
})

it.each(LANGUAGES)(
  'explains what a coin is, what it costs and that it stays, and tops up: %s [MOD-026]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language, guest: guestWith({ balance: 42 }) })
    const { boxes, payments, shell } = everyText(language)
    modals.show('vxcoin-info')
    const price = boxes.coin.text.replace('{{price}}', '1,00 €').replace('{{count}}', '4')
    await expect.element(dialog.getByText(price)).toBeVisible()
    await expect.element(dialog.getByText(payments.compare.coins.lasts)).toBeVisible()
    await expect.element(dialog.getByText(boxes.coin.balance.replace('{{coins}}', '42 VXC'))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: shell.account.topUp }))
    expect({ opened, open: modals.open }).toEqual({ opened: [{ flow: 'moneycharge', options: {} }], open: null })
  },
)

it('tells a visitor no balance that they do not have [MOD-026]', async () => {
  const { modals, dialog } = await boxHost({ guest: guestWith({ isLoggedIn: false, balance: 0 }) })
  modals.show('vxcoin-info')
  await expect.element(dialog.getByText(/never expire/u)).toBeVisible()
  expect(dialog.getByText(/^You have/u).elements()).toEqual([])
})

const offer = offerWith()
const hint = offerWith({ id: 'tip', type: 'daily-hint', priority: 90, title: 'Tip: free chat' })

/** The platform's offers, and what it is told about them. */
function offering(incentives: readonly Offer[]) {
  const told: { readonly result: string; readonly id: string }[] = []
  const gateway = portOf<IncentiveGateway>({
    forPage: async () => ({ incentives, vxpayConfig: { flows: [] }, trackingData: {} }),
    close: async (result, id) => {
      told.push({ result, id })
      return { success: true }
    },
  })
  return { gateway, told }
}

it('shows the current promotion of the operator, no hint, and follows it [MOD-006]', async () => {
  const { gateway, told } = offering([hint, offer])
  const { modals, dialog, opened } = await boxHost({
    given: [[IncentiveGateway, gateway]],
  })
  modals.show('black-friday-2020')
  await expect.element(dialog.getByRole('heading', { name: '20 coins on top' })).toBeVisible()
  await expect.element(dialog.getByText('Only this week.')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Top up now' }))
  expect({ opened, told, open: modals.open }).toEqual({
    opened: [{ flow: 'moneycharge', options: {} }],
    told: [{ result: 'accepted', id: 'autumn' }],
    open: null,
  })
})

it.each(LANGUAGES)(
  'says that there is no promotion, and shows the packages that always have coins on top: %s [MOD-006]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({ language })
    const texts = everyText(language).boxes.promotion
    modals.show('black-friday-2020')
    await expect.element(dialog.getByText(texts.none)).toBeVisible()
    await expect.element(dialog.getByRole('heading', { name: texts.title })).toBeVisible()
    expect(dialog.getByRole('listitem').elements().length).toBe(
      topUpPackages.filter(({ bonusCoins }) => bonusCoins > 0).length,
    )
    await userEvent.click(dialog.getByRole('listitem').getByRole('button').first())
    expect(opened).toEqual([{ flow: 'moneycharge', options: { selectedAmount: 105 } }])
  },
)

it.each(LANGUAGES)(
  'explains the age check by the law of Spain, and its button starts the check: %s [MOD-018]',
  async (language) => {
    const { modals, dialog, opened } = await boxHost({
      language,
      guest: guestWith({ geoLocation: { countryCode: 'ES' } }),
    })
    const texts = everyText(language).payments.avs
    const country = { de: 'Spanien', en: 'Spain', es: 'España' }[language]
    modals.show('es-avs')
    await expect.element(dialog.getByText(texts.byLaw.replace('{{country}}', country))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: texts.start }))
    expect({ opened, open: modals.open }).toEqual({ opened: [{ flow: 'avs', options: {} }], open: null })
  },
)
