import { useCallback, useMemo } from 'react'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import { useShown, useViewModel } from '@/ui/base/container'
import { BreadcrumbViewModel } from './breadcrumb-view-model'

/** Requests a page's breadcrumb; call it in an observer. The request's fields are plain texts. */
export function useBreadcrumb(request: BreadcrumbRequest): readonly Crumb[] {
  const model = useViewModel(BreadcrumbViewModel)
  const key = JSON.stringify(request)
  const stable = useMemo(() => JSON.parse(key) as BreadcrumbRequest, [key])
  useShown(
    model,
    useCallback(() => model.show(stable), [model, stable]),
  )
  return model.crumbs
}
