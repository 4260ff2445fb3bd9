import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigation, useRouteError } from 'react-router'
import { Logger } from '@/application/tracking/logger'
import { codeOf, isChunkError } from '@/application/errors/code-of'
import { ButtonLink } from '@/ui/kit/actions/button'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { useTexts } from '@/ui/texts/use-texts'
import { CutOffError } from './cut-off-error'
import { reportChunkError } from '@/ui/base/chunk-error'
import { useService } from '@/ui/base/container'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { Page } from '@/ui/base/page-service'
import { useHref } from '@/ui/base/use-href'

/**
 * The page shown when another one breaks, instead of a blank one. If a chunk could not be loaded,
 * its version is gone, and a reload is offered; offline, the chunk is loaded without a press once
 * the guest is back, since reloading would lead to the browser's own error page. Any other error
 * can be retried (NAV-096, API-028).
 */
export const RouteError = observer(function RouteError() {
  const failure = useRouteError()
  const texts = useTexts()
  const href = useHref()
  const logger = useService<Logger>(Logger)
  const page = useService(Page)
  const { state } = useNavigation()
  const navigate = useNavigate()
  const here = useLocation()
  const device = useService(DeviceViewModel)
  const [wasOffline] = useState(!device.isOnline)
  const isCutOff = wasOffline || failure instanceof CutOffError
  const isMissing = isChunkError(failure) || failure instanceof CutOffError
  const waits = isCutOff && codeOf(failure) === 'offline'
  const isOld = isMissing && !isCutOff
  const isBack = waits && device.isOnline
  useEffect(() => {
    if (isBack) page.reload()
  }, [isBack, page])
  useEffect(() => {
    if (isOld) reportChunkError(failure)
    logger.error('route-error', failure instanceof Error ? failure.message : String(failure))
  }, [failure, isOld, logger])
  return (
    <ErrorState
      heading="h1"
      title={texts.t('shell.broken.title')}
      text={texts.t(waits ? 'shell.states.offline' : isOld ? 'shell.states.updated' : 'shell.broken.text')}
      other={waits ? null : <ButtonLink href={href('start', {})}>{texts.t('shell.notFound.home')}</ButtonLink>}
      {...(waits
        ? {}
        : {
            retry: isOld
              ? { label: texts.t('shell.states.reload'), onRetry: () => page.reload() }
              : {
                  label: texts.t('shell.states.retry'),
                  busy: state === 'loading',
                  onRetry: () => void navigate(here, { replace: true, state: here.state as unknown }),
                },
          })}
    />
  )
})
