import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { SCROLL_DELAY, scrollTarget, type ScrollTarget } from '@/domain/navigation/scroll-target'
import { useService } from '@/ui/base/container'
import { PageMemory } from '@/ui/base/page-memory'
import { STILL } from '@/ui/base/still'

/** Maximum time for a page to grow to the position it was left at, ms. */
const PATIENCE = 2_000

/** Scrolls a page where its arrival wants it and stores the position it is left at (NAV-088 to NAV-095). */
export function useArrivalScroll(): void {
  const location = useLocation()
  const type = useNavigationType()
  const memory = useService(PageMemory)
  const isFirst = useRef(true)
  const navigate = useNavigate()

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const retain = () => memory.storeScroll(location.key, scrollY)
    addEventListener('scroll', retain, { passive: true })
    return () => removeEventListener('scroll', retain)
  }, [location.key, memory])

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const hasNoscroll = query.has('noscroll')
    const target = scrollTarget({
      query,
      anchor: location.hash === '' ? null : location.hash.slice(1),
      isBack: type === NavigationType.Pop && !isFirst.current,
      storedY: memory.scrollOf(location.key),
      isStill: hasNoscroll || location.state === STILL,
    })
    // An address of another site, or one that a guest has stored, may hold the parameter: it is replaced by the same without.
    query.delete('noscroll')
    if (hasNoscroll) void navigate(`?${query.toString()}${location.hash}`, { replace: true, state: STILL })
    const atOnce = isFirst.current || target.kind === 'position'
    isFirst.current = false
    if (target.kind === 'position') return scrollBackTo(target.y)
    const timer = setTimeout(() => scrollTo(target), atOnce ? 0 : SCROLL_DELAY)
    return () => clearTimeout(timer)
  }, [location, memory, navigate, type])
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

/** A list loads again before it is as long as it was: tries each frame until it is, or patience ends. */
function scrollBackTo(y: number): () => void {
  const until = performance.now() + PATIENCE
  let frame = 0
  const attempt = () => {
    window.scrollTo({ top: y })
    if (Math.abs(scrollY - y) > 1 && performance.now() < until) frame = requestAnimationFrame(attempt)
  }
  attempt()
  return () => cancelAnimationFrame(frame)
}
