import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Showcase } from '@/ui/kit/media/showcase'

const show = (text: string) => (
  <Showcase key={text} as="section" source={null} tall={null} className={undefined}>
    <p>{text}</p>
  </Showcase>
)

it('the root carries that the page begins with a showcase, as long as it does', async () => {
  const root = document.documentElement
  const screen = await render(show('start'))
  expect(root.hasAttribute('data-hero')).toBe(true)
  await screen.rerender(
    <>
      {show('start')}
      {show('profile')}
    </>,
  )
  await screen.rerender(<>{show('profile')}</>)
  expect(root.hasAttribute('data-hero')).toBe(true)
  await screen.rerender(<p>legal</p>)
  expect(root.hasAttribute('data-hero')).toBe(false)
})
