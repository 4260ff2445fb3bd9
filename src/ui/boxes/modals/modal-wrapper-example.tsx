import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { ModalProps } from '@/ui/base/modal-props'
import { ChipGroup } from '@/ui/boxes/parts/chip-group'
import { Points } from '@/ui/boxes/parts/points'
import { Button } from '@/ui/kit/actions/button'
import { TextField } from '@/ui/kit/forms/text-field'
import { Switch } from '@/ui/kit/forms/toggle'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/boxes/parts/box-dialog.module.css'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'modal-wrapper-example': ModalValues
  }
}

export const namespaces = ['boxes'] as const

const SIZES = ['s', 'm', 'l'] as const

/** Lines that make the content longer than the window. */
const LONG = Array.from({ length: 24 }, (_, index) => index + 1)

/** For developers: the frame of a box with each of its options, and what boxes contain. */
export const Box = observer(function ExampleBox({ onClose }: ModalProps<'modal-wrapper-example'>) {
  const texts = useTexts()
  const [size, setSize] = useState<(typeof SIZES)[number]>('m')
  const [isFirm, setFirm] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const [isLong, setLong] = useState(false)
  const [text, setText] = useState('')
  return (
    <Dialog
      open
      size={size}
      firm={isFirm}
      hideTitle={isHidden}
      title={texts.t('boxes.example.title')}
      description={texts.t('boxes.example.text')}
      closeLabel={texts.t('shell.states.close')}
      onClose={onClose}
      footer={
        <>
          <Button kind="ghost" onClick={onClose}>
            {texts.t('boxes.later')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {texts.t('boxes.example.action')}
          </Button>
        </>
      }
    >
      <div className={css['content']}>
        <ChipGroup
          label={texts.t('boxes.example.size')}
          options={SIZES.map((each) => ({
            label: each.toUpperCase(),
            isOn: each === size,
            onToggle: () => setSize(each),
          }))}
        />
        <Switch label={texts.t('boxes.example.firm')} on={isFirm} onToggle={setFirm} />
        <Switch label={texts.t('boxes.example.hidden')} on={isHidden} onToggle={setHidden} />
        <Switch label={texts.t('boxes.example.long')} on={isLong} onToggle={setLong} />
        <TextField
          label={texts.t('boxes.example.field')}
          hint={texts.t('boxes.example.fieldHint')}
          value={text}
          onChange={setText}
        />
        {isLong ? <Points lines={LONG.map((line) => texts.t('boxes.example.point', { line }))} /> : null}
      </div>
    </Dialog>
  )
})
