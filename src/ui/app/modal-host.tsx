import { observer } from 'mobx-react-lite'
import type { ComponentType } from 'react'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { Modals } from '@/ui/base/modals'
import { useMissingPart } from '@/ui/base/use-missing-part'
import { part } from '@/ui/kit/part'

const files = import.meta.glob<{ readonly Box: ComponentType<ModalProps> }>('/src/ui/*/modals/*.tsx')

/** Every box by its id, which is the name of its file. */
const boxes = new Map(
  Object.entries(files).map(([file, load]) => [
    /(?<id>[\w-]+)\.tsx$/u.exec(file)?.groups?.['id'],
    part(async () => (await load()).Box),
  ]),
)

/** Shows the one box that is open (MOD-001, MOD-002). */
export const ModalHost = observer(function ModalHost() {
  const modals = useService(Modals)
  const missing = useMissingPart()
  if (modals.open === null) return null
  const { id, values } = modals.open
  const Box = boxes.get(id)
  const close = () => modals.close(id)
  return Box === undefined ? null : <Box values={values} onClose={close} onMissing={missing(close)} />
})
