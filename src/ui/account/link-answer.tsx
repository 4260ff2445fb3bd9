import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { useTexts } from '@/ui/texts/use-texts'

/** Title and text of a state. */
type Words = readonly [title: string, text: string]

/** Shows the result of a mail link that acts by itself. */
export const LinkAnswer = observer(function LinkAnswer({
  model,
  title,
  working,
  done,
  expired,
  action,
  onRetry,
}: {
  readonly model: {
    readonly phase: 'working' | 'done' | 'expired' | 'failed'
    readonly error: BackendErrorCode | null
  }
  readonly title: string
  readonly working: string
  readonly done: Words
  readonly expired: Words
  /** The link or button of the next step. */
  readonly action: ReactNode
  readonly onRetry: () => void
}) {
  const texts = useTexts()
  switch (model.phase) {
    case 'working':
      return <EmptyState heading="h1" title={title} text={working} />
    case 'done':
      return <EmptyState heading="h1" title={done[0]} text={done[1]} action={action} />
    case 'expired':
      return <ErrorState heading="h1" title={expired[0]} text={expired[1]} other={action} />
    case 'failed':
      return (
        <ErrorState
          heading="h1"
          title={texts.t('shell.broken.title')}
          text={model.error === null ? '' : texts.t(`errors.${model.error}`)}
          retry={{ label: texts.t('shell.states.retry'), onRetry }}
        />
      )
  }
})
