import { observer } from 'mobx-react-lite'
import type { ChatId } from '@/domain/ids'
import { useViewModel } from '@/ui/base/container'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { useTexts } from '@/ui/texts/use-texts'
import { ExitSurveyViewModel } from './exit-survey-view-model'
import css from './exit-survey.module.css'

/** Two optional questions after a chat (CHA-037); a screen in the room, loaded with the bill. */
export const ExitSurvey = observer(function ExitSurvey({ chatId }: { readonly chatId: ChatId }) {
  const texts = useTexts()
  const survey = useViewModel(ExitSurveyViewModel)
  const questions = survey.questions.value
  if (survey.isSent)
    return (
      <p className={css['survey']} role="status">
        {texts.t('chat.survey.thanks')}
      </p>
    )
  if (questions === undefined) return null
  return (
    <section className={css['survey']} aria-label={texts.t('chat.survey.title')}>
      {questions.map(({ id, text, options }) => (
        <fieldset key={id}>
          <legend>{text}</legend>
          <div className={css['options']}>
            {options.map((option) => (
              <Chip key={option.id} on={survey.isChosen(id, option.id)} onToggle={() => survey.choose(id, option.id)}>
                {option.text}
              </Chip>
            ))}
          </div>
        </fieldset>
      ))}
      {survey.isReady ? (
        <Button size="s" loading={survey.isSending} onClick={() => void survey.send(chatId)}>
          {texts.t('chat.survey.send')}
        </Button>
      ) : null}
    </section>
  )
})
