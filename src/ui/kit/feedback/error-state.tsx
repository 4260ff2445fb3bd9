import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import css from './empty-state.module.css'

/** Tries again when the browser has a network again: the page promises an offline guest that it goes on by itself. */
function useRetryOnline(retry: (() => void) | undefined): void {
  const newest = useRef(retry)
  useEffect(() => {
    newest.current = retry
  })
  useEffect(() => {
    const again = (): void => newest.current?.()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
}

/**
 * Something did not come: what it was, a code to quote, and another try. It is announced when it appears. `onRetry` has to be
 * safe without a press: it is called as well when the device is online again.
 */
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
  useRetryOnline(retry?.onRetry)
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
