import type { NavigateFunction } from 'react-router'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Navigate, RouterLink } from '@/ui/app/router-link'

/** Presses a link to an address, and returns what the router and the browser had to do. */
async function pressed(href: string, init: MouseEventInit = {}, props: object = {}) {
  const calls: unknown[] = []
  const navigate: NavigateFunction = async (...request: readonly unknown[]) => {
    calls.push(request)
  }
  const screen = await render(
    <Navigate value={navigate}>
      <RouterLink href={href} {...props}>
        On
      </RouterLink>
    </Navigate>,
  )
  let isForBrowser = false
  const look = (event: MouseEvent): void => {
    isForBrowser = !event.defaultPrevented
    event.preventDefault()
  }
  addEventListener('click', look, { once: true })
  const link = screen.getByRole('link').element()
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
  removeEventListener('click', look)
  return { calls, isForBrowser }
}

describe('a link', () => {
  it('to a page of ours is followed without a reload, one step in the history for each', async () => {
    const { calls, isForBrowser } = await pressed('/en/cams/')
    expect(calls).toEqual([['/en/cams/', { replace: false, state: null }]])
    expect(isForBrowser).toBe(false)
  })

  it('to the page that is open adds no step', async () => {
    const before = location.href
    history.replaceState(null, '', '/en/cams/')
    const { calls } = await pressed('/en/cams/')
    history.replaceState(null, '', before)
    expect(calls).toEqual([['/en/cams/', { replace: true, state: null }]])
  })

  it('with data-still does not scroll the page it leads to [NAV-092]', async () => {
    const { calls } = await pressed('/en/cams/', {}, { 'data-still': '' })
    expect(calls).toEqual([['/en/cams/', { replace: false, state: 'still' }]])
  })

  it.each([
    ['another site', 'https://example.org/', {}, {}],
    ['another site without its scheme', '//example.org/', {}, {}],
    ['a file of the server', '/feed.xml', {}, {}],
    ['another tab, by ctrl', '/en/cams/', { ctrlKey: true }, {}],
    ['another tab, on a Mac', '/en/cams/', { metaKey: true }, {}],
    ['another window', '/en/cams/', { shiftKey: true }, {}],
    ['another tab, by the middle button', '/en/cams/', { button: 1 }, {}],
    ['a window it names', '/en/cams/', {}, { target: '_blank' }],
    ['a file to save', '/en/cams/', {}, { download: 'list' }],
  ])('to %s is left to the browser', async (_, href, init, props) => {
    const { calls, isForBrowser } = await pressed(href, init, props)
    expect(calls).toEqual([])
    expect(isForBrowser).toBe(true)
  })

  it('whose owner handles the press is followed no further', async () => {
    const { calls } = await pressed('/en/cams/', {}, { onClick: (event: Event) => event.preventDefault() })
    expect(calls).toEqual([])
  })
})
