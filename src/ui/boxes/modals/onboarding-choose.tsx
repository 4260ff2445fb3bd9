import { observer } from 'mobx-react-lite'
import { useService, useViewModel } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { GENDER_TYPES, LANGUAGE_FILTERS } from '@/ui/actors/cams/cam-query'
import { ChooseKindsViewModel } from '@/ui/boxes/first/choose-kinds-view-model'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { ChipGroup } from '@/ui/boxes/parts/chip-group'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'onboarding-choose': ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** Asks which kinds of actors a guest wants to see, and opens the list with them. */
export const Box = observer(function ChooseKindsBox({ onClose }: ModalProps<'onboarding-choose'>) {
  const texts = useTexts()
  const choice = useViewModel(ChooseKindsViewModel)
  const { isLoggedIn } = useService(GuestViewModel)
  return (
    <BoxDialog
      size="m"
      title={texts.t('boxes.choose.title')}
      text={texts.t('boxes.choose.text')}
      later={texts.t('boxes.later')}
      action={
        <Button
          kind="primary"
          onClick={() => {
            onClose()
            choice.show()
          }}
        >
          {texts.t('boxes.choose.show')}
        </Button>
      }
      onClose={onClose}
    >
      <ChipGroup
        label={texts.t('boxes.choose.types')}
        options={GENDER_TYPES.map((type) => ({
          label: texts.t(`actors.genderType.${type}`),
          isOn: choice.types.includes(type),
          onToggle: () => choice.toggleType(type),
        }))}
      />
      <ChipGroup
        label={texts.t('boxes.choose.languages')}
        options={LANGUAGE_FILTERS.map((language) => ({
          label: texts.languageName(language),
          isOn: choice.languages.includes(language),
          onToggle: () => choice.toggleLanguage(language),
        }))}
      />
      {isLoggedIn ? null : <p>{texts.t('boxes.choose.login')}</p>}
    </BoxDialog>
  )
})
