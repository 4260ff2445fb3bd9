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
  /** The page shows nothing in place of this part; it appears once it can be loaded. */
  readonly isQuiet?: boolean
}

/**
 * Shows why loading failed, with a button to retry; renders nothing without an error. If several
 * parts of a page failed, one shows the error for all: a guest reads it once, a screen reader
 * announces it once, and one press retries. The module that chooses the part is loaded in the
 * background; without it each part shows its own error.
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
