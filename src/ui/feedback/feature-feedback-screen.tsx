import { Star } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { FEEDBACK_RATINGS, MAX_FEEDBACK, type FeedbackFeature } from '@/domain/feedback/feedback'
import { useService, useViewModel } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { Button } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { TextArea } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import css from './feedback.module.css'
import { FeatureFeedbackViewModel } from './feature-feedback-view-model'

/** Asks for an opinion on this part of the product (OTH-015): a rating, with optional words. */
export const FeatureFeedback = observer(function FeatureFeedback({ feature }: { readonly feature: FeedbackFeature }) {
  const texts = useTexts()
  const model = useViewModel(FeatureFeedbackViewModel)
  const modals = useService(Modals)
  if (!model.isOffered(feature)) return null
  if (model.isSent)
    return (
      <div className={css['part']}>
        <p role="status">{texts.t('feedback.thanks')}</p>
        <Button size="s" kind="ghost" onClick={() => modals.show('survey')}>
          {texts.t('feedback.open')}
        </Button>
      </div>
    )
  return (
    <section className={css['part']}>
      <fieldset>
        <legend>{texts.t(`feedback.part.${feature}`)}</legend>
        <div className={css['stars']}>
          {FEEDBACK_RATINGS.map((rating) => (
            <Chip key={rating} on={model.rating === rating} onToggle={() => model.rate(rating)}>
              <span className="visually-hidden">{texts.t('feedback.part.rating', { rating })}</span>
              <Star aria-hidden="true" fill={rating <= (model.rating ?? 0) ? 'currentColor' : 'none'} />
            </Chip>
          ))}
        </div>
      </fieldset>
      {model.rating === null ? null : (
        <>
          <TextArea
            label={texts.t('feedback.words')}
            hint={texts.t('feedback.wordsHint')}
            rows={2}
            maxLength={MAX_FEEDBACK}
            value={model.text}
            onChange={(text) => model.write(text)}
          />
          <Button size="s" loading={model.isSending} onClick={() => void model.send(feature)}>
            {texts.t('feedback.part.send')}
          </Button>
        </>
      )}
    </section>
  )
})
