import { Configuration } from '@/application/configuration/configuration'
import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, type ComponentType } from 'react'
import { useService } from '@/ui/base/container'
import type { BoxFile, ModalProps } from '@/ui/base/modal-props'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { useMissingPart } from '@/ui/base/use-missing-part'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import { boxFiles, fileOfBox } from './box-files'

type HostedProps = ModalProps & { readonly onMissing: (failure: unknown) => void }

const NO_TEXTS: NonNullable<BoxFile['namespaces']> = []

/** Waits for the texts of a box: without them it would open without a name. */
function withTexts({ Box, namespaces = NO_TEXTS }: BoxFile): ComponentType<HostedProps> {
  return observer(function BoxWithTexts({ onMissing, ...props }: HostedProps) {
    const texts = useTexts()
    const missing = useEffectEvent(onMissing)
    useEffect(() => {
      texts.load(...namespaces).catch((failure: unknown) => missing(failure))
    }, [texts])
    return namespaces.every((each) => texts.has(each)) ? <Box {...props} /> : null
  })
}

const hosted: ReadonlyMap<string, ComponentType<HostedProps>> = new Map(
  [...boxFiles].map(([id, load]) => [id, part(async () => withTexts(await load()))]),
)

/** Shows the one box that is open (MOD-001, MOD-002). */
export const ModalHost = observer(function ModalHost() {
  const modals = useService(Modals)
  const { platform } = useService<Configuration>(Configuration)
  const missing = useMissingPart()
  if (modals.open === null) return null
  const { id, values } = modals.open
  const Box = hosted.get(fileOfBox(id, platform) ?? '')
  const close = () => modals.close(id)
  return Box === undefined ? (
    <UnknownBox onClose={close} />
  ) : (
    <Box key={id} values={values} onClose={close} onMissing={missing(close)} />
  )
})

/** Nothing has this id: says so, and closes it, so that the same id can be opened again. */
function UnknownBox({ onClose }: { readonly onClose: () => void }) {
  const toasts = useService(Toasts)
  const texts = useTexts()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    close()
    texts.load('boxes').then(() => toasts.show('bad', 'boxes.unknown'), otherwise())
  }, [texts, toasts])
  return null
}
