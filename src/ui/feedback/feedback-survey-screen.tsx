import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { TextArea } from '@/ui/kit/forms/text-field'
import { MAX_FEEDBACK } from '@/domain/feedback/feedback'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './feedback.module.css'
import { FeedbackSurveyViewModel } from './feedback-survey-view-model'

/** The survey about the product, over the page it was opened on (OTH-013, OTH-014). */
export const FeedbackSurveyDialog = observer(function FeedbackSurveyDialog({
  onClose,
}: {
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const model = useViewModel(FeedbackSurveyViewModel)
  const { survey } = model
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.t('feedback.title')}
      description={texts.t('feedback.text')}
      closeLabel={texts.t('feedback.close')}
    >
      {model.isSent ? <p role="status">{texts.t('feedback.thanks')}</p> : null}
      {model.isRefused ? <p role="alert">{texts.t('feedback.refused')}</p> : null}
      {survey.value === undefined ? (
        survey.error === null ? (
          <Skeleton shape="block" height="260px" />
        ) : (
          <LoadError of={survey} />
        )
      ) : model.isSent ? null : (
        <div className={css['survey']}>
          {survey.value.questions.map(({ id, text, options }) => (
            <fieldset key={id}>
              <legend>{text}</legend>
              <div className={css['options']}>
                {options.map((option) => (
                  <Chip key={option.id} on={model.isChosen(id, option.id)} onToggle={() => model.choose(id, option.id)}>
                    {option.text}
                  </Chip>
                ))}
              </div>
            </fieldset>
          ))}
          <TextArea
            label={texts.t('feedback.words')}
            hint={texts.t('feedback.wordsHint')}
            rows={3}
            maxLength={MAX_FEEDBACK}
            value={model.text}
            onChange={(text) => model.write(text)}
          />
          <Button kind="primary" disabled={!model.isReady} loading={model.isSending} onClick={() => void model.send()}>
            {texts.t('feedback.send')}
          </Button>
        </div>
      )}
    </Dialog>
  )
})
