import { Download } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useLocation } from 'react-router'
import type { LegalText as Text, LegalTextType } from '@/domain/legal/legal-text'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { PageTitle } from '@/ui/base/page-title'
import { RichText } from '@/ui/base/rich-text'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import type { LegalSections } from './legal-sections'
import css from './legal-text.module.css'
import { LegalViewModel } from './legal-view-model'

const TYPES = { terms: 'terms-of-service', privacy: 'data-protection' } as const satisfies Record<string, LegalTextType>

/** A long text in numbered, linkable sections, and its file (BLO-017, BLO-020). */
export const LegalText = observer(function LegalText({ name }: { readonly name: keyof typeof TYPES }) {
  const texts = useTexts()
  const model = useViewModel(LegalViewModel)
  const type = TYPES[name]
  useShown(
    model,
    useCallback(() => model.show(type), [model, type]),
  )
  const { versions, sections } = model
  const [text, ...earlier] = versions.value ?? []
  const title = text?.title ?? texts.t(`legal.${name}.title`)
  if (versions.value === undefined && versions.error !== null) return <LoadError of={versions} heading="h1" />
  return (
    <article className={css['page']}>
      <PageTitle title={title} />
      <header className={css['header']}>
        <h1>{title}</h1>
        {sections === null ? null : <RichText blocks={sections.lead} />}
        {text === undefined ? null : <Facts model={model} text={text} />}
      </header>
      {versions.value === undefined ? <Coming /> : null}
      {versions.value?.length === 0 ? (
        <div className={css['sections']}>
          <EmptyState
            picture={<ShapeIcon seed={3} />}
            title={texts.t('legal.none.title')}
            text={texts.t('legal.none.text')}
          />
        </div>
      ) : null}
      {sections === null ? null : <Sections text={sections} />}
      {earlier.length === 0 ? null : <Earlier model={model} versions={earlier} />}
    </article>
  )
})

const FileLink = observer(function FileLink({
  model,
  text,
  children,
}: {
  readonly model: LegalViewModel
  readonly text: Text
  readonly children: React.ReactNode
}) {
  return (
    <a
      href={model.fileAddress(text)}
      download
      onClick={(event) => {
        if (model.saveHere(text)) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
})

const Facts = observer(function Facts({ model, text }: { readonly model: LegalViewModel; readonly text: Text }) {
  const texts = useTexts()
  return (
    <p className={css['facts']}>
      <span>{texts.t('legal.asOf', { date: texts.date(text.validFrom) })}</span>
      <span className="num">{texts.t('legal.version', { version: text.version })}</span>
      <FileLink model={model} text={text}>
        <Download aria-hidden="true" />
        {texts.t('legal.download')}
      </FileLink>
    </p>
  )
})

const Sections = observer(function Sections({ text: { sections } }: { readonly text: LegalSections }) {
  const texts = useTexts()
  const { pathname } = useLocation()
  return (
    <>
      <nav className={css['contents']} aria-label={texts.t('legal.contents')}>
        <ol>
          {sections.map(({ title }, index) => (
            <li key={title}>
              <Link href={`${pathname}#s${index + 1}`}>{title}</Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={css['sections']}>
        {sections.map(({ title, blocks }, index) => (
          <section key={title} id={`s${index + 1}`} data-anchor={`s${index + 1}`}>
            <h2>
              <span aria-hidden="true">{index + 1}</span>
              {title}
            </h2>
            <RichText blocks={blocks} />
          </section>
        ))}
      </div>
    </>
  )
})

const Earlier = observer(function Earlier({
  model,
  versions,
}: {
  readonly model: LegalViewModel
  readonly versions: readonly Text[]
}) {
  const texts = useTexts()
  return (
    <section className={css['earlier']}>
      <h2>{texts.t('legal.earlier')}</h2>
      <ul role="list">
        {versions.map((text) => (
          <li key={text.id}>
            <FileLink model={model} text={text}>
              <Download aria-hidden="true" />
              {texts.t('legal.version', { version: text.version })}
            </FileLink>
            <span>{texts.t('legal.asOf', { date: texts.date(text.validFrom) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
})

const Coming = () => (
  <div className={css['sections']} aria-busy="true">
    {[0, 1, 2].map((index) => (
      <div key={index}>
        <Skeleton width="40%" height="1.6rem" />
        <Skeleton width="96%" />
        <Skeleton width="90%" />
        <Skeleton width="70%" />
      </div>
    ))}
  </div>
)
