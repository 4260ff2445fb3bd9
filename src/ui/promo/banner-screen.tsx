import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import type { BannerPlacement } from '@/domain/promo/banner'
import { useShown, useViewModel } from '@/ui/base/container'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { BannerCard } from './banner-card'
import { BannerViewModel } from './banner-view-model'
import type { Leave } from './leave'

/** The banner of a page; its space is given back without one (OTH-002). */
export const BannerScreen = observer(function BannerScreen({
  placement,
  onLeave,
}: {
  readonly placement: BannerPlacement
  readonly onLeave: Leave
}) {
  const texts = useTexts()
  const model = useViewModel(BannerViewModel)
  useShown(
    model,
    useCallback(() => model.show(placement), [model, placement]),
  )
  const { banner, isClosed } = model
  const isNone = banner === null
  useEffect(() => {
    if (isNone) onLeave(isClosed)
  }, [isNone, isClosed, onLeave])
  useEffect(() => {
    texts.load('incentives').catch(otherwise())
  }, [texts])
  if (isNone) return null
  if (banner === undefined || !texts.has('incentives')) return <Skeleton shape="block" />
  return <BannerCard banner={banner} onClose={() => model.close(banner)} />
})
