import { observer } from 'mobx-react-lite'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { useTexts } from '@/ui/texts/use-texts'
import type { Loadable } from './resource'

/** Why something could not be loaded, and the button that tries again; nothing where there is no error. */
export const LoadError = observer(function LoadError({
  of,
  heading = 'h2',
}: {
  readonly of: Loadable
  readonly heading?: 'h1' | 'h2'
}) {
  const texts = useTexts()
  if (of.error === null) return null
  return (
    <ErrorState
      heading={heading}
      title={texts.t('shell.broken.title')}
      text={texts.t(`errors.${of.error}`)}
      code={texts.t('shell.broken.code', { code: of.error })}
      retry={{ label: texts.t('shell.states.retry'), busy: of.isLoading, onRetry: () => void of.retry() }}
    />
  )
})
