import { expect, test } from './support/fixtures'
import { publishLegalText } from './support/stage'

test.use({ language: 'de', size: 'desktop' })

test('a guest is asked about changed texts, reads one, decides later and agrees: then nothing asks again [GUE-034][GUE-035][GUE-036]', async ({
  guest,
}) => {
  const { page } = guest
  const box = page.getByRole('dialog', { name: guest.t('legal.changed.title') })
  await guest.arriveWithAccount('videos', {})
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(box).toHaveCount(0)
  await publishLegalText(guest, 'terms-of-service')

  await expect(box).toBeVisible()
  await test.step('the text that is linked to can be read without the box', async () => {
    await box.getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${guest.pathTo('termsOfService', {})}$`, 'u'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(box).toHaveCount(0)
  })

  await test.step('who decides later is asked at the next visit, and not before', async () => {
    await guest.visit('videos', {})
    await box
      .getByRole('button', { name: guest.t('legal.changed.later'), exact: true })
      .last()
      .click()
    await expect(box).toHaveCount(0)
    await page.reload()
    await expect(box).toBeVisible()
  })

  await test.step('who agrees is not asked again', async () => {
    await box.getByRole('button', { name: guest.t('legal.changed.accept'), exact: true }).click()
    await expect(box).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(box).toHaveCount(0)
  })
})
