import { isChunkError } from '@/application/errors/code-of'
import { reportChunkError } from './chunk-error'
import { useService } from './container'
import { DeviceViewModel } from './device-view-model'
import { Page } from './page-service'
import { Toasts } from './toasts'

/**
 * What is done where a part of the page could not be loaded: what was opened closes, so that it can be opened again. Without a network the
 * banner shows why; with one the part belongs to a version that is gone, and a reload is offered (API-028).
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
