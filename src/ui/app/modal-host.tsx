import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { Modals, type ModalId } from '@/ui/base/modals'
import { useMissingPart } from '@/ui/base/use-missing-part'
import { part } from '@/ui/kit/part'

const boxes: Readonly<Record<ModalId, ReturnType<typeof part<ModalProps>>>> = {
  avs: part(async () => (await import('./modals/avs-host')).AvsHost),
  'not-enough-money': part(async () => (await import('./modals/not-enough-money-host')).NotEnoughMoneyHost),
}

/** Shows the one box that is open (MOD-001, MOD-002). */
export const ModalHost = observer(function ModalHost() {
  const modals = useService(Modals)
  const missing = useMissingPart()
  if (modals.open === null) return null
  const { id, values } = modals.open
  const Box = boxes[id]
  const close = () => modals.close(id)
  return <Box values={values} onClose={close} onMissing={missing(close)} />
})
