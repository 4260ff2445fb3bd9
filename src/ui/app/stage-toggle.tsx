import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { Clock } from '@/application/device/clock'
import type { Stage } from '@/application/stage/stage'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { Modals } from '@/ui/base/modals'
import { Page } from '@/ui/base/page-service'
import { Toasts } from '@/ui/base/toasts'
import { useMissingPart } from '@/ui/base/use-missing-part'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import { StageAccess } from './stage-access'
import css from './stage-toggle.module.css'

const StagePanel = part(async () => (await import('@/ui/stage/stage-panel')).StagePanel)

/**
 * Opens the stage panel of a configured embedded backend. A phone has an entry in its menu instead,
 * as a button would cover content.
 */
export const StageToggle = observer(function StageToggle({ stage }: { readonly stage: Stage }) {
  const texts = useTexts()
  const page = useService(Page)
  const toasts = useService(Toasts)
  const modals = useService(Modals)
  const clock = useService<Clock>(Clock)
  const actors = useService<ActorGateway>(ActorGateway)
  const messenger = useService<MessengerGateway>(MessengerGateway)
  const access = useService(StageAccess)
  const menus = useService(Menus)
  const missing = useMissingPart()
  const { isOpen } = access
  useEffect(() => {
    if (isOpen) void texts.load('stage')
  }, [isOpen, texts])
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyS') access.toggle()
    }
    addEventListener('keydown', toggle)
    return () => removeEventListener('keydown', toggle)
  }, [access])
  return (
    <>
      {menus.state.isOn ? null : (
        <aside aria-label={texts.t('shell.stage')}>
          <button type="button" className={css['door']} aria-expanded={isOpen} onClick={() => access.toggle()}>
            {texts.t('shell.stage')}
          </button>
        </aside>
      )}
      {isOpen && texts.has('stage') ? (
        <StagePanel
          stage={stage}
          services={{ page, toasts, modals, clock, actors, messenger }}
          onClose={() => access.toggle()}
          onMissing={missing(() => access.toggle())}
        />
      ) : null}
    </>
  )
})
