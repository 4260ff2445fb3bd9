import { otherwise } from '@/application/errors/otherwise'
import { useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { SCROLL_DELAY, scrollTarget, type ScrollTarget } from '@/domain/navigation/scroll-target'
import { useService } from '@/ui/base/container'
import { PageMemory, type PlacedTile } from '@/ui/base/page-memory'
import { RESUMED, STILL } from '@/ui/base/still'

/** Scrolls an arriving page and stores the position of the left one (NAV-088 to NAV-095). */
export function useArrivalScroll(): void {
  const location = useLocation()
  const type = useNavigationType()
  const memory = useService(PageMemory)
  const navigate = useNavigate()
  const isFirst = useRef(true)

  // With the page itself: the browser scrolls a shorter next page, which is no position of this
  // one.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const retain = () => memory.storeScroll(location.key, scrollY)
    const mark = ({ target }: Event) => {
      // A page that was reached without scrolling has reported no position.
      retain()
      memory.storePressed(location.key, tileOf(target))
    }
    addEventListener('scroll', retain, { passive: true })
    addEventListener('click', mark, { capture: true })
    return () => {
      removeEventListener('scroll', retain)
      removeEventListener('click', mark, { capture: true })
    }
  }, [location.key, memory])

  // With the page itself: the old page's timer must not scroll this one, nor store its position.
  useLayoutEffect(() => {
    const query = new URLSearchParams(location.search)
    const hasNoscroll = query.has('noscroll')
    const target = scrollTarget({
      query,
      anchor: location.hash === '' ? null : location.hash.slice(1),
      isBack: (type === NavigationType.Pop || location.state === RESUMED) && !isFirst.current,
      storedY: memory.scrollOf(location.key),
      isStill: hasNoscroll || location.state === STILL,
    })
    // A foreign or stored address may hold the parameter: it is replaced by the same without.
    query.delete('noscroll')
    if (hasNoscroll) void navigate(`?${query.toString()}${location.hash}`, { replace: true, state: STILL })
    const atOnce = isFirst.current || target.kind === 'position'
    isFirst.current = false
    if (target.kind === 'position') return goBackTo(target.y, memory.pressedOf(location.key))
    const arrive = (): void => {
      // A page from the server may have been scrolled before it was alive: that position stays.
      if (!(atOnce && target.kind === 'anchor' && scrollY > 0)) scrollTo(target)
    }
    const timer = setTimeout(arrive, atOnce ? 0 : SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [location, memory, navigate, type])
}

/**
 * Scrolls at once as far as the page reaches, and to the exact line by a module that the first Back
 * loads. A guest who scrolls or presses something meanwhile keeps their position.
 */
function goBackTo(y: number, pressed: PlacedTile | null): () => void {
  window.scrollTo({ top: y })
  const gone = new AbortController()
  const { signal } = gone
  const leave = (): void => gone.abort()
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, leave, { passive: true, signal })
  const goOn = async (): Promise<void> => {
    const { scrollBackTo } = await import('./scroll-back')
    scrollBackTo(y, pressed, signal)
  }
  // Without a network the page stays at the position it reached.
  goOn().catch(otherwise())
  return leave
}

function scrollTo(target: ScrollTarget): void {
  switch (target.kind) {
    case 'none':
    case 'position':
      return
    case 'anchor': {
      const marked = document.querySelector(`[data-anchor="${target.anchor}"]`)
      if (marked !== null) marked.scrollIntoView({ block: 'start' })
      else window.scrollTo({ top: 0 })
      return
    }
    case 'element': {
      const element = document.getElementById(target.id)
      if (element === null) return window.scrollTo({ top: 0 })
      const top = element.getBoundingClientRect().top + scrollY - target.offset
      window.scrollTo({ top: Math.max(0, top) })
    }
  }
}

/** The tile of a list that an event is in, with its place in the window. */
function tileOf(target: EventTarget | null): PlacedTile | null {
  const tile = target instanceof Element ? target.closest<HTMLElement>('[data-key]') : null
  const key = tile?.dataset['key']
  return tile === null || key === undefined ? null : { key, top: tile.getBoundingClientRect().top }
}
