import { readCamQuery, writeCamQuery, type CamQuery } from './cam-query'
import { useListAddress } from '@/ui/base/use-list-address'

const form = { read: readCamQuery, write: writeCamQuery }
const nothing = readCamQuery(new URLSearchParams())

/** Narrows a list of performers. */
export function useCamNavigation(): {
  readonly query: CamQuery
  readonly change: (next: (query: CamQuery) => Partial<CamQuery>) => void
  readonly clear: () => void
} {
  const { query, change } = useListAddress(form)
  return {
    query,
    change: (next) => change((now) => ({ ...now, ...next(now) })),
    clear: () => change(() => nothing),
  }
}
