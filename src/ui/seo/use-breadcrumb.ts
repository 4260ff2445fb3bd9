import { useCallback, useMemo } from 'react'
import type { BreadcrumbRequest, Crumb } from '@/domain/seo/breadcrumb'
import { useShown, useViewModel } from '@/ui/base/container'
import { BreadcrumbViewModel } from './breadcrumb-view-model'

/** The way to a page, requested when the page is shown; to be read in an observer. The fields of the request are plain texts. */
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
