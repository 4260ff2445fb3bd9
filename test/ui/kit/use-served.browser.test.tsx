import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { useServed } from '@/ui/kit/use-served'
import { hydrate, served } from './hydrate'

function Part({ log }: { readonly log: boolean[] }) {
  log.push(useServed())
  return <p>part</p>
}

const later = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
}

it('a part of a page from the server is rendered once in the browser, and knows that it came from there', async () => {
  const log: boolean[] = []
  hydrate(served(<Part log={[]} />), <Part log={log} />)
  await expect.poll(() => log.length).toBeGreaterThan(0)
  await later()
  expect(log).toEqual([true])
})

it('a part that the browser renders first is not from the server', async () => {
  const log: boolean[] = []
  await render(<Part log={log} />)
  expect(new Set(log)).toEqual(new Set([false]))
})
