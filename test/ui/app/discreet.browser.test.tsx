import 'reflect-metadata/lite'
import { Container } from 'inversify'
import { afterEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Discreet } from '@/ui/app/discreet'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { ContainerProvider } from '@/ui/base/container'
import { Texts } from '@/ui/texts/texts'

const icon = document.createElement('link')
icon.rel = 'icon'
icon.href = '/favicon.svg'

const film = document.createElement('video')

afterEach(() => {
  icon.remove()
  film.remove()
})

async function open() {
  document.head.append(icon)
  document.body.append(film)
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  await texts.load('installation')
  const container = new Container()
  container.bind(Texts).toConstantValue(texts)
  return render(
    <ContainerProvider container={container}>
      <button type="button">Pay</button>
      <Discreet />
    </ContainerProvider>,
  )
}

it('covers the page without a sound at one key, and shows it again at the same key, Escape or its button', async () => {
  const screen = await open()
  const cover = screen.getByRole('dialog', { name: 'The page is covered' })
  for (const show of ['{F8}', '{Escape}', null]) {
    await userEvent.keyboard('{F8}')
    await expect.element(cover).toBeVisible()
    expect(film.muted).toBe(true)
    const { width, height } = cover.element().getBoundingClientRect()
    expect({ width, height }).toEqual({ width: innerWidth, height: innerHeight })
    if (show === null) await screen.getByRole('button', { name: 'Continue' }).click()
    else await userEvent.keyboard(show)
    await expect.element(cover).not.toBeInTheDocument()
    expect(film.muted).toBe(false)
  }
})

it('gives the tab a neutral icon and title, as long as it is on', async () => {
  document.title = 'Cams · Vesper'
  const screen = await open()
  await expect.poll(() => document.title).toBe('New tab')
  document.title = 'Videos · Vesper'
  await expect.poll(() => document.title).toBe('New tab')
  await expect.poll(() => icon.href).toMatch(/^data:image/u)
  await screen.unmount()
  expect(icon.href).toMatch(/\/favicon\.svg$/u)
  expect(document.title).toBe('Videos · Vesper')
})
