import { useEffect } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Slice, SlicesContext, type Slices } from '@/ui/kit/slice'

function First({ log }: { readonly log: string[] }) {
  useEffect(() => void log.push('the first part is there'), [log])
  return null
}

function Below({ log }: { readonly log: string[] }) {
  if (!log.includes('what is below is rendered')) log.push('what is below is rendered')
  return <p>below</p>
}

async function order(slices: Slices | null): Promise<readonly string[]> {
  const log: string[] = []
  const screen = await render(
    <SlicesContext value={slices}>
      <First log={log} />
      <Slice>
        <Below log={log} />
      </Slice>
    </SlicesContext>,
  )
  await expect.element(screen.getByText('below')).toBeVisible()
  await screen.unmount()
  return log
}

const slices = (isActive: boolean): Slices => ({
  isActive,
  expect: () => () => undefined,
  becomeAlive: () => undefined,
})

it('what is below is rendered after the first part of the page', async () => {
  const expected = ['the first part is there', 'what is below is rendered']
  expect(await order(null)).toEqual(expected)
  expect(await order(slices(false))).toEqual(expected)
})

it('a page from the server has both from the beginning', async () => {
  expect(await order(slices(true))).toEqual(['what is below is rendered', 'the first part is there'])
})
