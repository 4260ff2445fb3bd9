import type { ReactNode } from 'react'
import { Button } from './button'
import css from './empty-state.module.css'

/** Something did not come: what it was, a code to quote, and another try. It is announced when it appears. */
export function ErrorState({
  title,
  text,
  code,
  retry,
  other,
  picture,
  heading: Heading = 'h2',
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly code?: string
  readonly retry?: { readonly label: string; readonly busy?: boolean; readonly onRetry: () => void }
  readonly other?: ReactNode
  readonly picture?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3'
}) {
  return (
    <section className={css['empty']} role="alert">
      {picture ? <div className={css['picture']}>{picture}</div> : null}
      <Heading className={css['title']}>{title}</Heading>
      {text ? <p className={css['text']}>{text}</p> : null}
      {retry || other ? (
        <div className={css['action']}>
          {retry ? (
            <Button kind="ink" loading={retry.busy ?? false} onClick={retry.onRetry}>
              {retry.label}
            </Button>
          ) : null}
          {other}
        </div>
      ) : null}
      {code ? <code className={css['code']}>{code}</code> : null}
    </section>
  )
}
