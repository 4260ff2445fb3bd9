import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import type { JumbotronType } from '@/domain/promo/jumbotron'
import { useShown, useViewModel } from '@/ui/base/container'
import { JumbotronSlides } from './jumbotron-slides'
import { JumbotronViewModel } from './jumbotron-view-model'
import type { Leave } from './leave'

/** The platform's recommendations (OTH-010, OTH-011); optional, as all are linked elsewhere too. */
export const Jumbotron = observer(function Jumbotron({
  type,
  onLeave,
}: {
  readonly type: JumbotronType
  /** Gives back its reserved space. */
  readonly onLeave: Leave
}) {
  const model = useViewModel(JumbotronViewModel)
  useShown(
    model,
    useCallback(() => model.show(type), [model, type]),
  )
  const { value, error } = model.slides
  const isNone = value === undefined ? error !== null : value.length === 0
  useEffect(() => {
    if (isNone) onLeave(false)
  }, [isNone, onLeave])
  return isNone ? null : <JumbotronSlides slides={value} />
})
