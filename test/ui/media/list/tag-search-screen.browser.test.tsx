import '@/ui/theme/base.css'
import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TagGateway } from '@/application/media/tag-gateway'
import { TagSearch } from '@/ui/media/list/tag-search-screen'
import { TagSearchViewModel } from '@/ui/media/list/tag-search-view-model'
import { providers } from '#test/support/ui/providers'

const RAIN = { id: 'rain', label: 'Rain' }
const TEA = { id: 'tea', label: 'Tea' }

const tags: TagGateway = {
  popular: async () => [RAIN, TEA].map((tag) => ({ ...tag, count: 1 })),
  search: async (text) => [RAIN, TEA].filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase())),
}

it('suggests moods while a guest types, and chooses one with the keyboard [MED-036][MED-037]', async () => {
  const onChoose = vi.fn()
  const screen = await render(<TagSearch chosen={['tea']} onChoose={onChoose} />, {
    wrapper: await providers((container) => {
      container.bind(TagGateway).toConstantValue(tags)
      container.bind(TagSearchViewModel).toSelf()
    }),
  })
  const field = screen.getByRole('combobox', { name: 'Find a mood' })
  await userEvent.click(field)
  await expect.element(screen.getByRole('option', { name: 'Rain' })).toBeVisible()
  expect(screen.getByRole('option', { name: 'Tea' }).query()).toBeNull()
  await userEvent.keyboard('zz')
  await expect.element(screen.getByText('No mood begins with that')).toBeVisible()
  await userEvent.keyboard('{Backspace}{Backspace}ra')
  await expect.element(screen.getByRole('option', { name: 'Rain' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onChoose).toHaveBeenCalledWith('rain')
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})
