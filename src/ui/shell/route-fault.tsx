import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { Logger } from '@/application/tracking/logger'
import { codeOf } from '@/application/errors/code-of'
import { ErrorState } from '@/ui/kit/error-state'
import { useTexts } from '@/ui/texts/use-texts'
import { isChunkFault, reportChunkFault } from './chunk-fault'
import { useService } from './container'

/**
 * What a page shows when it breaks: never a blank one. A chunk that could not be loaded belongs to a version that is gone,
 * so a reload is offered; anything else can be tried again (NAV-096, API-028).
 */
export const RouteFault = observer(function RouteFault() {
  const fault = useRouteError()
  const texts = useTexts()
  const logger = useService<Logger>(Logger)
  const { state } = useNavigation()
  const navigate = useNavigate()
  const here = useLocation()
  const isOld = isChunkFault(fault)
  useEffect(() => {
    if (isOld) reportChunkFault(fault)
    logger.error('route-fault', fault instanceof Error ? fault.message : String(fault))
  }, [fault, isOld, logger])
  return (
    <ErrorState
      heading="h1"
      title={texts.t('shell.broken.title')}
      text={texts.t(isOld ? 'shell.states.updated' : 'shell.broken.text')}
      code={texts.t('shell.broken.code', { code: isOld ? 'chunk' : codeOf(fault) })}
      retry={
        isOld
          ? { label: texts.t('shell.states.reload'), onRetry: () => location.reload() }
          : {
              label: texts.t('shell.states.retry'),
              busy: state === 'loading',
              onRetry: () => void navigate(here, { replace: true, state: here.state as unknown }),
            }
      }
    />
  )
})
