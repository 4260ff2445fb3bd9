import { observer } from 'mobx-react-lite'
import { Meter } from '@/ui/kit/feedback/meter'
import { useTexts } from '@/ui/texts/use-texts'
import css from './show-course.module.css'
import type { ShownCourse } from './show-course-view-model'

/** The running show's title, current act and time left. */
export const ShowCourse = observer(function ShowCourse({ course }: { readonly course: ShownCourse }) {
  const texts = useTexts()
  const { show, act, number, next, minutesLeft, share } = course
  const left = texts.t('chat.show.left', { count: minutesLeft })
  return (
    <section className={css['course']} aria-label={texts.t('chat.show.label')} data-testid="show-course">
      <p className={css['title']}>
        <strong lang={show.title.language}>{show.title.value}</strong>
        <span className="num">{left}</span>
      </p>
      <Meter thin tone="gold" label={show.title.value} value={share} valueText={left} />
      {act === null ? null : (
        <p className={css['act']} role="status">
          <span>{texts.t('chat.show.act', { number, count: show.acts.length, title: act.title.value })}</span>
          {next === null ? null : (
            <span>{texts.t('chat.show.next', { time: texts.time(next.start), title: next.title.value })}</span>
          )}
        </p>
      )}
      {show.postBuyInfo === null ? null : (
        <p className={css['invitation']} lang={show.postBuyInfo.language}>
          {show.postBuyInfo.value}
        </p>
      )}
    </section>
  )
})
