import { useCallback, useEffect, useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Slice, SlicesContext, type Slices } from '@/ui/kit/slice'
import { hydrate, served } from './hydrate'

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

/** Renders itself again as soon as it is alive, and so what its slice shows. */
function Page({ log, all }: { readonly log: string[]; readonly all: Slices }) {
  const [version, setVersion] = useState('as the server sent it')
  const heading = useCallback(() => {
    setVersion('as of now')
    // React has then done what it does in the task in which the first part becomes alive.
    queueMicrotask(() => log.push('the first part is alive'))
  }, [log])
  return (
    <SlicesContext value={all}>
      <h1 ref={heading}>{version}</h1>
      <Slice>
        <Logged log={log} text={version} />
      </Slice>
    </SlicesContext>
  )
}

function Logged({ log, text }: { readonly log: string[]; readonly text: string }) {
  log.push(text)
  return <p>{text}</p>
}

it('a slice of a page from the server becomes alive in a task of its own, also when the page is rendered again before that', async () => {
  const place = served(<Page log={[]} all={slices(true)} />)
  const log: string[] = []
  const alive: string[] = []
  hydrate(place, <Page log={log} all={{ ...slices(true), becomeAlive: (name) => void alive.push(name) }} />)
  await expect.poll(() => place.textContent).toBe('as of nowas of now')
  expect(alive).toHaveLength(1)
  const { 0: first, length, [length - 1]: last } = log
  expect({ first, last }).toEqual({ first: 'the first part is alive', last: 'as of now' })
  expect(log).toContain('as the server sent it')
})
