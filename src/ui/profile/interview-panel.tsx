import { observer } from 'mobx-react-lite'
import type { Interview } from '@/domain/actors/actor'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './interview-panel.module.css'

/** An interview: a picture in the platform's width, questions and answers (ACT-056, ACT-057). */
export const InterviewPanel = observer(function InterviewPanel({
  name,
  interviews,
}: {
  readonly name: string
  readonly interviews: readonly Interview[]
}) {
  const texts = useTexts()
  return interviews.map(({ questions, picture, width }) => (
    <section key={questions[0]?.question} className={css['interview']}>
      <h2>{texts.t('discovery.interview.title', { name })}</h2>
      <div className={css['picture']}>
        <Picture source={{ ...pictureOf(picture), widths: [width] }} alt="" shape="landscape" sizes="640px" />
      </div>
      <dl>
        {questions.map(({ question, answer }) => (
          <div key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
})
