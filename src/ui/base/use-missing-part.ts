import { isChunkError } from '@/application/errors/code-of'
import { reportChunkError } from './chunk-error'
import { useService } from './container'
import { DeviceViewModel } from './device-view-model'
import { Page } from './page-service'
import { Toasts } from './toasts'

/**
 * Returns a handler for parts of the page that could not be loaded: it closes the part, so that it
 * can be opened again. Offline, the banner shows why; online, the part's version is gone, and a
 * reload is offered (API-028).
 */
export function useMissingPart(): (close: () => void) => (failure: unknown) => void {
  const device = useService(DeviceViewModel)
  const toasts = useService(Toasts)
  const page = useService(Page)
  return (close) => (failure) => {
    close()
    if (!device.isOnline || !isChunkError(failure)) return
    reportChunkError(failure)
    toasts.show('bad', 'shell.states.updated', {}, { label: 'shell.states.reload', onAct: () => page.reload() })
  }
}
