import { observer } from 'mobx-react-lite'
import { useLayoutEffect, useRef, useState } from 'react'
import { ErrorState, useRetryOnline } from '@/ui/kit/feedback/error-state'
import { useTexts } from '@/ui/texts/use-texts'
import css from './failed-part.module.css'
import { addFailedPart, chooseShownPart, chooseShownPartSoon, retryFailedParts } from './failed-parts'
import type { LoadErrorProps } from './load-error'

/** The error of a part, if it is the one of the page that shows it. */
export const FailedPart = observer(function FailedPart({ of, heading = 'h2', isQuiet = false }: LoadErrorProps) {
  const texts = useTexts()
  const place = useRef<HTMLDivElement>(null)
  const surface = useRef<Element | null>(null)
  const [isShown, show] = useState(false)
  const { isLoading } = of
  useLayoutEffect(() => {
    const element = place.current
    if (element === null) return undefined
    surface.current = element.closest('[role$="dialog"]')
    return addFailedPart({ of, place: element, isQuiet, surface: surface.current, isShown: false, show })
  }, [of, isQuiet])
  useLayoutEffect(() => {
    if (isLoading) return
    // Without its heading a page is empty, and need not wait for other parts.
    if (heading === 'h1') chooseShownPart()
    else chooseShownPartSoon()
  }, [isLoading, heading])
  const retry = {
    label: texts.t('shell.states.retry'),
    busy: isLoading,
    onRetry: () => retryFailedParts(surface.current),
  }
  useRetryOnline(isQuiet ? retry : undefined)
  return (
    <div ref={place} className={css['place']}>
      {isShown ? (
        <ErrorState
          heading={heading}
          title={texts.t('shell.broken.title')}
          text={texts.t(`errors.${of.error ?? 'internal'}`)}
          retry={retry}
        />
      ) : null}
    </div>
  )
})
