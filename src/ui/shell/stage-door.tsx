import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Stage } from '@/application/stage/stage'
import { useTexts } from '@/ui/texts/use-texts'
import { useService } from './container'
import css from './stage-door.module.css'

const StagePanel = lazy(async () => ({ default: (await import('@/ui/stage/stage-panel')).StagePanel }))

/** The way to the stage panel, where there is a stage: only on the embedded backend, and only if it is configured. */
export const StageDoor = observer(function StageDoor() {
  const texts = useTexts()
  const stage = useService<Stage | null>(Stage)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOpen) void texts.learnMore()
  }, [isOpen, texts])
  useEffect(() => {
    if (stage === null) return
    const toggle = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyS') setOpen((open) => !open)
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [stage])
  if (stage === null) return null
  return (
    <>
      <button type="button" className={css['door']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {texts.t('shell.stage')}
      </button>
      {isOpen && texts.hasMore ? (
        <Suspense fallback={null}>
          <StagePanel stage={stage} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
})
