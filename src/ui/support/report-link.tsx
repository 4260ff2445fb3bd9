import { Flag } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { SupportSubject } from '@/domain/support/support-request'
import { Link } from '@/ui/kit/actions/link'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { reportQuery } from './contact-draft'
import css from './report-link.module.css'

/** A link to report a thing: to the contact page, with the thing named in it. */
export const ReportLink = observer(function ReportLink(subject: SupportSubject) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Link className={css['report']} href={href('contact', {}, reportQuery(subject))}>
      <Flag aria-hidden="true" />
      {texts.t('support.report')}
    </Link>
  )
})
