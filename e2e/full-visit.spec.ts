import { limit } from '../scripts/setup/machine-speed.ts'
import { coinsIn } from './support/amounts'
import { expect, MOTION, test } from './support/fixtures'
import { newPerson } from './support/names'

/** What the guest writes, by language. */
const words = {
  de: { first: 'Hallo, wie ist dein Abend?', later: 'Danke für den schönen Abend.' },
  es: { first: 'Hola, ¿qué tal tu noche?', later: 'Gracias por la noche tan bonita.' },
} as const

const GIFT = { id: 'rose', price: 8 } as const

/**
 * Each backend and each size once, in the two languages that are not the default of other journeys. That every page fits on screens smaller still
 * is in small-screens.spec.ts.
 */
const visits = [
  { language: 'de', backend: 'memory', size: 'desktop' },
  { language: 'es', backend: 'remote', size: 'phone' },
] as const

for (const { language, backend: where, size } of visits) {
  test.describe(`${language}, ${size}`, () => {
    test.use({ language, size, contextOptions: MOTION })
    test.skip(({ backend }) => backend !== where, 'spent on the other backend')

    test('a whole session: in, found, signed up, topped up, talked, billed, written, bought, and all there tomorrow [CHA-001][GIF-009][MSG-001][PAY-001][PAY-003][PAY-025][AUT-004]', async ({
      guest,
    }) => {
      // A whole session, with all that moves.
      test.setTimeout(limit(120_000))
      const { page, checkout, room, conversation, cams } = guest
      const person = newPerson()

      await test.step('they are of age and want nothing measured', async () => {
        await guest.visit('start', {})
        await guest.enter()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await guest.expectFit()
      })

      const name = await test.step('they find a live actor who has their language', async () => {
        await guest.goTo('shell.nav.live')
        await cams.filterLive()
        await guest.expectFit()
        return cams.openLiveActor()
      })
      await guest.expectFit()

      await test.step('they sign up; what is wrong is shown and nothing typed is lost', async () => {
        // An offer at the foot of the page may have a button of the same name.
        await page
          .getByRole('banner')
          .getByRole('button', { name: guest.t('shell.account.signUp'), exact: true })
          .click()
        await checkout.fillSignUp({ ...person, password: 'short', birthDate: '2015-01-01' })
        await checkout.button('payments.frame.signup.submit').click()
        await expect(checkout.shows('payments.frame.errors.under-age')).toBeVisible()
        await expect(checkout.shows('payments.frame.errors.password-length')).toBeVisible()
        await expect(checkout.shows('payments.frame.errors.terms')).toBeVisible()
        await expect(checkout.field('name')).toHaveValue(person.name)
        await expect(checkout.field('email')).toHaveValue(person.email)
        await guest.expectFit()
        await checkout.signUp(person)
        await expect(guest.toast('payments.done.signup')).toBeVisible()
        expect(await guest.coins()).toBe(0)
      })

      const full = await test.step('their first payment is declined, the second is not', async () => {
        await guest.openTopUp()
        await checkout.pay('decline')
        await expect(checkout.shows('payments.frame.result.declined.title')).toBeVisible()
        await checkout.button('payments.frame.retry').click()
        await checkout.choosePackage(1)
        await checkout.pay('approve')
        await checkout.expectClosed()
        await expect.poll(() => guest.coins()).toBeGreaterThan(0)
        return guest.coins()
      })

      const bill = await test.step('they talk, they give, the meter runs, they end it', async () => {
        await guest.link('actors.profile.chat').click()
        await guest.expectFit()
        await room.enter(full - GIFT.price - 1)
        await guest.expectFit()
        await conversation.sendText(words[language].first)
        await conversation.expectAnswerOf(name)
        // On a phone the gifts have given way to the talk.
        if (guest.isPhone) await conversation.gifts()
        await conversation.gift(GIFT.id).click()
        await expect(page.getByText(guest.t('messenger.cost', { count: GIFT.price }))).toBeVisible()
        await conversation.send.click()
        await expect(conversation.given(GIFT.id)).toBeVisible()
        await expect.poll(async () => coinsIn(await room.spent.textContent())).toBeGreaterThan(0)
        const coins = await room.leave()
        await expect(page.getByText(guest.t('chat.reason.guest-left'))).toBeVisible()
        expect(coinsIn(await page.getByTestId('bill-gifts').textContent())).toBe(GIFT.price)
        await guest.expectFit()
        return coins
      })
      expect(bill).toBeGreaterThan(GIFT.price)
      const left = full - bill

      await test.step('the messenger has it all', async () => {
        await guest.visit('messenger', {})
        expect(await guest.coins()).toBe(left)
        await guest.expectFit()
        await page.getByRole('main').getByRole('link', { name }).first().click()
        await expect(conversation.given(GIFT.id)).toBeVisible()
        await conversation.expectMessage(words[language].first)
        await conversation.sendText(words[language].later)
        await guest.expectFit()
      })
      const place = page.url()

      const afterVideo = await test.step('they buy a video and see it', async () => {
        await guest.videos.openAffordable(left)
        await guest.expectFit()
        const price = await guest.videos.buy()
        await guest.videos.expectOwned()
        await guest.videos.expectPlaying()
        expect(await guest.coins()).toBe(left - price)
        return left - price
      })

      await test.step('every coin is listed in their purchases', async () => {
        await guest.visit('memberPurchases', {})
        for (const kind of ['top-up', 'chat', 'gift', 'video'] as const) {
          await expect(
            page
              .getByRole('main')
              .getByText(guest.t(`account.purchases.kind.${kind}`))
              .first(),
          ).toBeVisible()
        }
        const sum = await guest.purchases.sum()
        expect(sum).toBe(afterVideo)
        await guest.expectFit()
      })

      await test.step('later it is all still there', async () => {
        await page.reload()
        await expect(guest.balance).toBeVisible()
        expect(await guest.coins()).toBe(afterVideo)
        expect(await guest.purchases.sum()).toBe(afterVideo)
        await page.goto(place)
        await conversation.expectMessage(words[language].later)
        await expect(conversation.given(GIFT.id)).toBeVisible()
      })
    })
  })
}
