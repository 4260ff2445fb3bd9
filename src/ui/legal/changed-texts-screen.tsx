import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { otherwise } from '@/application/errors/otherwise'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { ChangedTexts } from './changed-texts'
import { ChangedTextsViewModel } from './changed-texts-view-model'

/** Asks on any page but those of the texts, which the guest must be able to read first. */
export const ChangedTextsQuestion = observer(function ChangedTextsQuestion() {
  const texts = useTexts()
  const href = useHref()
  const { pathname } = useLocation()
  const model = useViewModel(ChangedTextsViewModel)
  useEffect(() => {
    texts.load('legal').catch(otherwise())
  }, [texts, texts.language])
  const addressOf = {
    'terms-of-service': href('termsOfService', {}),
    'data-protection': href('dataProtection', {}),
  }
  const isRead = Object.values(addressOf).includes(pathname)
  if (model.asked.length === 0 || isRead || !texts.has('legal')) return null
  return (
    <ChangedTexts
      changed={model.asked}
      addressOf={addressOf}
      isSending={model.deciding.isRunning}
      hasFailed={model.deciding.error !== null}
      onAccept={() => void model.accept()}
      onLater={() => void model.later()}
    />
  )
})
