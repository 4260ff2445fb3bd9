import { expect, test } from './support/fixtures'
import type { Guest } from './support/guest'

const numberIn = (text: string | null): number => Number(/\d+/u.exec(text ?? '')?.[0])

const main = ({ page }: Guest) => page.getByRole('main')

/** The button of the form, with how many actors it would show. */
const show = (guest: Guest) => main(guest).getByRole('search').locator('button[type="submit"]')

const chip = (guest: Guest, key: Parameters<Guest['t']>[0]) =>
  main(guest)
    .getByRole('search')
    .getByRole('button', { name: guest.t(key), exact: true })

test('guests search actors by several criteria, and see how many match before they press [ACT-041, ACT-042] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('cams', {}, 'nothing')
  await guest.link('actors.filter.more').click()
  await expect(page).toHaveURL(/\/en\/search\/performers\/$/u)
  await expect(guest.heading('discovery.search.title')).toBeVisible()
  await expect(show(guest)).toHaveText(/\d/u)
  const all = numberIn(await show(guest).textContent())
  await chip(guest, 'discovery.search.mark.star').click()
  await chip(guest, 'actors.genderType.F').click()
  await expect.poll(async () => numberIn(await show(guest).textContent())).toBeLessThan(all)
  const promised = numberIn(await show(guest).textContent())
  await show(guest).click()
  await expect(page).toHaveURL(/\?(?=.*type=F)(?=.*mark=star)/u)
  const found = main(guest).getByRole('status').filter({ hasText: /\d/u }).first()
  await expect.poll(async () => numberIn(await found.textContent())).toBe(promised)
  // The address is the search: it can be loaded and shared.
  await page.reload()
  await expect(chip(guest, 'actors.genderType.F')).toHaveAttribute('aria-pressed', 'true')
  await expect(main(guest).getByRole('article').first()).toBeVisible()
})

test('a search that nobody matches names the part to drop, and finds actors without it [ACT-042] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'nothing')
  await guest.visit('actorSearch', {}, { q: 'zzzz', mark: 'star' })
  await expect(main(guest).getByRole('heading', { name: guest.t('actors.none.title') })).toBeVisible()
  const drop = main(guest).getByRole('button', { name: /^Name \(\d+\)$/u })
  const promised = numberIn(await drop.textContent())
  await drop.click()
  await expect(page).toHaveURL(/\/search\/performers\/\?mark=star$/u)
  const found = main(guest).getByRole('status').filter({ hasText: /\d/u }).first()
  await expect.poll(async () => numberIn(await found.textContent())).toBe(promised)
})

test('a member saves a search under a name, comes back to it by its link, and deletes it; a search without a name is refused [ACT-043] @once', async ({
  guest,
}) => {
  const { page } = guest
  await guest.arrive('start', {}, 'account')
  await guest.visit('actorSearch', {}, { type: 'F', mark: 'hd' })
  const save = main(guest).getByRole('button', { name: guest.t('discovery.search.save') })
  await save.click()
  await expect(main(guest).getByText(guest.t('discovery.search.noName'))).toBeVisible()
  await main(guest).getByLabel(guest.t('discovery.search.saveAs')).fill('Quiet evenings')
  await save.click()
  const link = main(guest).getByRole('link', { name: 'Quiet evenings' })
  await expect(link).toBeVisible()
  await guest.visit('actorSearch', {})
  await link.click()
  await expect(page).toHaveURL(/\?(?=.*type=F)(?=.*mark=hd)/u)
  await expect(chip(guest, 'actors.genderType.F')).toHaveAttribute('aria-pressed', 'true')
  await main(guest)
    .getByRole('button', { name: guest.t('discovery.search.delete', { name: 'Quiet evenings' }) })
    .click()
  await expect(link).toHaveCount(0)
})
