import type { ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'

/** An element as the server sends it, in the page. */
export function served(element: ReactNode): HTMLElement {
  const place = document.createElement('div')
  place.innerHTML = renderToString(element)
  document.body.append(place)
  onTestFinished(() => place.remove())
  return place
}

/** The same becomes alive, as `element`. What React finds to differ from the server's throws. */
export function hydrate(place: HTMLElement, element: ReactNode): void {
  const root = hydrateRoot(place, element, {
    onRecoverableError: (error) => {
      throw error
    },
  })
  onTestFinished(() => root.unmount())
}
