import { expect, test } from './support/fixtures'

const NOT_DEMANDED = '"forceAVSModal":false'

test.use({ language: 'en' })

test('a site that demands a proof of age opens the age check on every page but those it has to publish [AUT-022][RUL-010]', async ({
  guest,
}) => {
  const { page, checkout } = guest
  // The server writes the configuration of the site into its pages.
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document' || route.request().frame() !== page.mainFrame())
        return route.fallback()
      const served = await route.fetch()
      const html = await served.text()
      expect(html).toContain(NOT_DEMANDED)
      await route.fulfill({ response: served, body: html.replace(NOT_DEMANDED, '"forceAVSModal":true') })
    },
  )
  const demanded = page.getByRole('dialog', { name: guest.t('payments.avs.title') })
  await guest.visit('cams', {})
  await guest.enter()
  await expect(demanded).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(demanded).toBeHidden()
  await guest.visit('imprint', {})
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await guest.visit('videos', {})
  await expect(demanded).toBeVisible()
  await demanded.getByRole('button', { name: guest.t('payments.avs.start') }).click()
  await checkout.expectOpen()
})
