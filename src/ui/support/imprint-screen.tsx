import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Configuration, type Operator } from '@/application/configuration/configuration'
import { Link } from '@/ui/kit/actions/link'
import { useService } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { SAMPLE_OPERATOR } from './sample-operator'
import css from './support.module.css'

/** The operator of this Vesper, as configured. */
export const Screen = observer(function ImprintScreen() {
  const texts = useTexts()
  const href = useHref()
  const configuration = useService<Configuration>(Configuration)
  // The embedded world has its own operator, to show a complete page.
  const operator = configuration.operator ?? (configuration.backend === 'memory' ? SAMPLE_OPERATOR : null)
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('support.imprint.title')} />
      <header className={css['header']}>
        <h1>{texts.t('support.imprint.title')}</h1>
        <p>{texts.t(operator === null ? 'support.imprint.missing' : 'support.imprint.lead')}</p>
      </header>
      {operator === null ? null : <Facts operator={operator} />}
      <p>
        <Link className={css['link']} href={href('contact', {})}>
          {texts.t('support.imprint.form')}
        </Link>
      </p>
    </article>
  )
})

const Facts = observer(function Facts({ operator }: { readonly operator: Operator }) {
  const texts = useTexts()
  const { name, address, email, phone } = operator
  return (
    <dl className={css['facts']}>
      <Fact title={texts.t('support.imprint.operator')}>{[name, ...address].join('\n')}</Fact>
      <Fact title={texts.t('support.imprint.represented')}>{operator.represented}</Fact>
      <div>
        <dt>{texts.t('support.imprint.contact')}</dt>
        <dd>
          <a className={css['link']} href={`mailto:${email}`}>
            {email}
          </a>
          {phone === '' ? null : <span>{phone}</span>}
        </dd>
      </div>
      <Fact title={texts.t('support.imprint.register')}>{operator.register}</Fact>
      <Fact title={texts.t('support.imprint.vatId')}>{operator.vatId}</Fact>
      <Fact title={texts.t('support.imprint.authority')}>{operator.authority}</Fact>
      <Fact title={texts.t('support.imprint.youthProtection')}>{operator.youthProtection}</Fact>
    </dl>
  )
})

/** A fact, if there is one. */
function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  if (children === '') return null
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}
