import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useService } from '@/ui/base/container'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'

const Survey = part(async () => (await import('./feedback-survey-screen')).FeedbackSurveyDialog)

/** Opens the survey, for guests with an account: its dialog and data load on demand. */
export const GiveFeedback = observer(function GiveFeedback() {
  const texts = useTexts()
  const { isLoggedIn } = useService(GuestViewModel)
  const [isOpen, setOpen] = useState(false)
  if (!isLoggedIn) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.t('feedback.open')}</Button>
      {isOpen ? <Survey onClose={() => setOpen(false)} /> : null}
    </>
  )
})
