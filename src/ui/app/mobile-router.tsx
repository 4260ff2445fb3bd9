import { MoveLeft } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useLayoutEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { match } from '@/domain/routes/match'
import type { Place } from '@/domain/navigation/mobile-router'
import type { Section } from '@/domain/navigation/page-descriptor'
import { sectionOf } from '@/domain/routes/section'
import { useViewModel } from '@/ui/base/container'
import { RESUMED } from '@/ui/base/still'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import { MobileRouterViewModel, type Way } from './mobile-router-view-model'
import css from './mobile-router.module.css'

/** Here, because no page but a phone's shows it. */
const BACK = { de: 'Zurück', en: 'Back', es: 'Atrás' } as const

/** The position of the page in the history; the router writes it beside its own state. */
const stepNow = (): number => (history.state as { readonly idx?: number } | null)?.idx ?? 0

/** New faces are live as well, and have no tab of their own. */
const tabOf = (section: Section | null): Section | null => (section === 'newFaces' ? 'live' : section)

/** The address that the visit began with. */
const firstPage = (): string => performance.getEntriesByType('navigation')[0]?.name ?? location.href

/** `null`: a page outside of all sections. */
function placeOf(address: string, key: string, step: number): Place | null {
  const page = match(address)
  if (page.kind !== 'route') return null
  const section = tabOf(sectionOf(page.route, page.query.get('tab')))
  const { pathname, search } = new URL(address, location.href)
  return section === null ? null : { section, address: pathname + search, key, step }
}

/** Returns the section of the pressed tab; `null`: none, or the press is for the browser. */
function tabPressed(press: MouseEvent): Section | null {
  const { target, button, metaKey, altKey, ctrlKey, shiftKey } = press
  const tab = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-tabs] a') : null
  if (tab === null || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return null
  const page = match(tab.pathname)
  return page.kind === 'route' ? tabOf(sectionOf(page.route)) : null
}

/** Leads through the pages of each tab of a phone, and shows Back in the head (NAV-086). */
export const MobileRouter = observer(function MobileRouter() {
  const { language } = useTexts()
  const router = useViewModel(MobileRouterViewModel)
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  // Its first page is the second of the visit: nothing is loaded before that.
  useLayoutEffect(() => {
    router.begin(() => placeOf(firstPage(), 'default', stepNow() - 1))
  }, [router])
  useLayoutEffect(() => {
    router.arrived(key, placeOf(pathname + search, key, stepNow()))
  }, [router, pathname, search, key])
  const go = useCallback(
    (way: Way) => void ('back' in way ? navigate(way.back) : navigate(way.to, { state: RESUMED })),
    [navigate],
  )
  useEffect(() => {
    const press = (event: MouseEvent): void => {
      const tab = tabPressed(event)
      const way = tab === null ? null : router.tab(tab)
      if (way === null) return
      event.preventDefault()
      go(way)
    }
    // Before the link itself is followed.
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [router, go])
  const back = (): void => {
    const way = router.back()
    if (way !== null) go(way)
  }
  if (!router.hasBack) return null
  return (
    <IconButton className={css['back'] ?? ''} label={BACK[language]} onClick={back}>
      <MoveLeft />
    </IconButton>
  )
})
