import { observer } from 'mobx-react-lite'
import { lazy, Suspense, type ComponentType } from 'react'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { Modals, type ModalId } from '@/ui/base/modals'

const boxes: Readonly<Record<ModalId, ComponentType<ModalProps>>> = {
  avs: lazy(async () => ({ default: (await import('./modals/avs-host')).AvsHost })),
  'not-enough-money': lazy(async () => ({
    default: (await import('./modals/not-enough-money-host')).NotEnoughMoneyHost,
  })),
}

/** Shows the one box that is open (MOD-001, MOD-002). */
export const ModalHost = observer(function ModalHost() {
  const modals = useService(Modals)
  if (modals.open === null) return null
  const { id, values } = modals.open
  const Box = boxes[id]
  return (
    <Suspense fallback={null}>
      <Box values={values} onClose={() => modals.close(id)} />
    </Suspense>
  )
})
