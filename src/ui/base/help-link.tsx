import { CircleQuestionMark } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { HelpAnswerId } from '@/domain/support/help-answers'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import { useHref } from './use-href'

/** Links a question to its answer. */
export const HelpLink = observer(function HelpLink({ answer }: { readonly answer: HelpAnswerId }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <ButtonLink kind="ghost" size="s" icon={<CircleQuestionMark />} href={`${href('help', {})}#${answer}`}>
      {texts.t('shell.footer.help')}
    </ButtonLink>
  )
})
