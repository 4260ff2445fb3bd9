import { useCallback } from 'react'
import type { SeoText } from '@/domain/seo/seo-text'
import { useShown, useViewModel } from '@/ui/base/container'
import { SeoViewModel } from './seo-view-model'

/** Returns the text of a page's tag; call it in an observer. `null`: the page has none. */
export function useSeoText(tag: string | null): SeoText | null {
  const model = useViewModel(SeoViewModel)
  useShown(
    model,
    useCallback(() => model.showTag(tag), [model, tag]),
  )
  return model.text
}
