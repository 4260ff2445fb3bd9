import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settled } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { overlayOver, resultOf } from '#test/support/ui/searching'
import { LinkComponent } from '@/ui/kit/actions/link'
import { Navigate, RouterLink } from '@/ui/app/router-link'
import { SearchOverlay } from '@/ui/search/overlay/search-overlay-screen'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import type { LoadCatalog } from '@/ui/texts/catalog'
import { Texts } from '@/ui/texts/texts'
import { SearchOverlayViewModel } from '@/ui/search/overlay/search-overlay-view-model'

/** A page with the way to the search. */
function Page() {
  const [isOpen, setOpen] = useState(false)
  const { pathname } = useLocation()
  return (
    <Navigate value={useNavigate()}>
      <LinkComponent value={RouterLink}>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <output aria-label="Address">{pathname}</output>
        {isOpen ? <SearchOverlay onClose={() => setOpen(false)} /> : null}
      </LinkComponent>
    </Navigate>
  )
}

async function opened(width?: number) {
  const over = overlayOver({ language: 'en' }, width)
  const wrapper = await providers((container) =>
    container
      .bind(SearchOverlayViewModel)
      .toDynamicValue(() => over.open())
      .inTransientScope(),
  )
  const screen = await render(<Page />, { wrapper })
  await screen.getByRole('button', { name: 'Open' }).click()
  const field = screen.getByRole('combobox')
  await expect.element(field).toHaveFocus()
  const type = async (text: string, result = resultOf(text)) => {
    await userEvent.fill(field, text)
    over.clock.pass(200)
    over.search.answer(text, result)
    await settled()
  }
  return { ...over, screen, field, type }
}

it('opens over the page with the focus in its field, and gives the focus back at Escape [SEA-001]', async () => {
  const { screen } = await opened()
  await expect.element(screen.getByRole('dialog', { name: 'Search' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Open' })).toHaveFocus()
})

it('opens once its words are there: nothing in it has a name before; it closes where they cannot be loaded', async () => {
  const requests: { readonly arrive: () => void; readonly fail: () => void }[] = []
  const late: LoadCatalog = async (language) => {
    const catalog = await loadCatalog(language)
    return {
      ...catalog,
      load: async (namespace) => {
        if (namespace === 'search')
          await new Promise<void>((resolve, reject) => {
            requests.push({ arrive: resolve, fail: () => reject(new Error('no network')) })
          })
        return catalog.load(namespace)
      },
    }
  }
  const texts = new Texts(late)
  await texts.setLanguage('en')
  const over = overlayOver({ language: 'en' })
  const wrapper = await providers((container) => {
    container.rebind(Texts).toConstantValue(texts)
    container
      .bind(SearchOverlayViewModel)
      .toDynamicValue(() => over.open())
      .inTransientScope()
  })
  const screen = await render(<Page />, { wrapper })
  const open = screen.getByRole('button', { name: 'Open' })
  await open.click()
  await expect.poll(() => requests.length).toBe(1)
  expect(screen.getByRole('dialog').elements()).toEqual([])
  requests[0]?.fail()
  await settled()
  await open.click()
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.arrive()
  await expect.element(screen.getByRole('combobox')).toHaveFocus()
})

it('chooses with the arrows and Enter, and goes there', async () => {
  const { screen, type, storage } = await opened()
  await type('mira', resultOf('mira', ['Regen', 'Hafen', 'Nacht', 'Kerzen']))
  await expect.element(screen.getByRole('option', { name: 'mira Live' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'All 4 videos' })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: 'Regen' })).toHaveAttribute('data-highlighted')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/en/amateur/regen/about-me/')
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  expect(storage.read('search.recent')).toBe('["mira"]')
})

it('leads to the results where Enter is pressed without a choice', async () => {
  const { screen, type } = await opened()
  await type('hafen', resultOf('hafen', ['Hafen'], []))
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Address')).toHaveTextContent('/en/search/videos/hafen/')
})

it('offers the last searches, searches for the one that is chosen, and deletes them', async () => {
  const { screen, type, field, search } = await opened()
  await type('mira')
  await userEvent.keyboard('{Enter}')
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('option', { name: 'mira' }).click()
  await expect.element(field).toHaveValue('mira')
  await expect.element(screen.getByRole('option', { name: 'mira Live' })).toBeVisible()
  expect(search.stored).toEqual(['mira', 'mira'])
  await screen.getByRole('button', { name: 'Clear the field' }).click()
  await screen.getByRole('button', { name: 'Delete' }).click()
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
  await expect.element(screen.getByText(/Look for a performer/u)).toBeVisible()
})

it('shows nothing of a former search while the next one is under way, and states that nothing was found', async () => {
  const { screen, field, type, clock } = await opened()
  await type('mira')
  await expect.element(screen.getByRole('option', { name: 'mira Live' })).toBeVisible()
  await userEvent.fill(field, 'mirage')
  await expect.element(screen.getByRole('option')).not.toBeInTheDocument()
  clock.pass(200)
  await type('zzz', { ...resultOf('zzz', [], []), proposals: [] })
  await expect.element(screen.getByText('Nothing found for “zzz”')).toBeVisible()
})

it('fills the window of a phone and requires three letters there', async () => {
  const { screen, field } = await opened(390)
  await userEvent.fill(field, 'mi')
  await expect.element(screen.getByText('Type at least 3 letters.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
})
