import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import type { Loadable } from './resource'

const FailedPart = part(async () => (await import('./failed-part')).FailedPart)

export interface LoadErrorProps {
  readonly of: Loadable
  readonly heading?: 'h1' | 'h2'
  /** The page shows nothing in place of this part; it comes when it can be loaded again. */
  readonly isQuiet?: boolean
}

/**
 * Why something could not be loaded, and the button that tries again; nothing where there is no error. Of several parts of a page that
 * failed one shows it, for all of them: a guest reads one reason, a screen reader reads it out once, and one press is enough. What chooses it is loaded in the
 * background of each page; where even that is missing, each part shows its own.
 */
export const LoadError = observer(function LoadError(props: LoadErrorProps) {
  const texts = useTexts()
  const [isMissing, setIsMissing] = useState(false)
  const { of, heading, isQuiet } = props
  if (of.error === null) return null
  return (
    <FailedPart
      {...props}
      onMissing={() => setIsMissing(true)}
      fallback={
        isMissing && !isQuiet ? (
          <ErrorState
            heading={heading}
            title={texts.t('shell.broken.title')}
            text={texts.t(`errors.${of.error}`)}
            retry={{ label: texts.t('shell.states.retry'), busy: of.isLoading, onRetry: () => void of.retry() }}
          />
        ) : null
      }
    />
  )
})
