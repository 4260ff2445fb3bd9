import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { useLocation } from 'react-router'
import { useService, useViewModel } from '@/ui/base/container'
import { useMatch } from '@/ui/base/page'
import { PageMemory } from '@/ui/base/page-memory'
import { IncentiveCard } from '@/ui/incentives/incentive-card'
import { IncentivesViewModel } from '@/ui/incentives/incentives-view-model'
import { TeaserStrip } from '@/ui/incentives/teaser-strip'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './incentive-foot.module.css'

/** Its key in the memory of a page. */
const FOOT = 'foot'

/**
 * Returns true if new content at a place may take up room. The place is observed from the moment
 * content comes: while it is visible the footer would move, so the content waits until the guest
 * scrolls away or presses something. On the way back to a page the room is taken at once: otherwise
 * the page could be too short for its old scroll position.
 */
function useRoom(place: RefObject<HTMLElement | null>, isComing: boolean): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  const memory = useService(PageMemory)
  const { key } = useLocation()
  // As the page was left: content of this visit waits as on a first one.
  const hadRoom = useMemo(() => memory.partOf(key, FOOT) === true, [key, memory])
  useEffect(() => {
    const element = place.current
    if (!isComing || element === null) return
    const take = (): void => setHasRoom(true)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0) take()
    })
    observer.observe(element)
    addEventListener('click', take)
    return () => {
      observer.disconnect()
      removeEventListener('click', take)
      setHasRoom(false)
    }
  }, [place, isComing])
  useEffect(() => {
    if (hasRoom) memory.storePart(key, FOOT, true)
  }, [hasRoom, key, memory])
  return hasRoom || hadRoom
}

/** A page's offers below its content, where their arrival moves no content that is read. */
export const IncentiveFoot = observer(function IncentiveFoot() {
  const incentives = useViewModel(IncentivesViewModel)
  const checkout = useService(Checkout)
  const texts = useTexts()
  const page = useMatch()
  const key = page.kind === 'route' ? JSON.stringify({ routeName: page.route, routeArgs: page.params }) : null
  useEffect(() => {
    if (key !== null) incentives.show(JSON.parse(key) as Parameters<typeof incentives.show>[0])
  }, [incentives, key])
  const { offer, teasers } = incentives
  const isNeeded = key !== null && (offer !== null || teasers.length > 0)
  useEffect(() => {
    if (isNeeded) texts.load('incentives').catch(otherwise())
  }, [isNeeded, texts])
  const place = useRef<HTMLDivElement>(null)
  const isComing = isNeeded && texts.has('incentives')
  const hasRoom = useRoom(place, isComing)
  return (
    <div ref={place}>
      {isComing && hasRoom ? (
        <div className={css['foot']}>
          {teasers.length === 0 ? null : <TeaserStrip teasers={teasers} />}
          {offer === null ? null : (
            <IncentiveCard
              offer={offer}
              left={incentives.left}
              checkout={checkout}
              onClose={() => void incentives.close(offer)}
              onFollow={() => incentives.follow(offer)}
            />
          )}
        </div>
      ) : null}
    </div>
  )
})
