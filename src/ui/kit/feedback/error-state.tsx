import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import css from './empty-state.module.css'

/** Delays of retries after the network is back, ms: the first requests can still fail. */
const FURTHER = [2_000, 6_000]

interface Retry {
  readonly label: string
  readonly busy?: boolean
  readonly onRetry: () => void
}

/** Retries once the network is back, as the page promises offline guests, until unmounted. */
export function useRetryOnline(retry: Retry | undefined): void {
  const newest = useRef(retry)
  useEffect(() => {
    newest.current = retry
  })
  useEffect(() => {
    let timers: readonly number[] = []
    const stop = (): void => timers.forEach((timer) => clearTimeout(timer))
    const again = (): void => {
      stop()
      newest.current?.onRetry()
      timers = FURTHER.map((after) =>
        window.setTimeout(() => {
          if (newest.current?.busy !== true) newest.current?.onRetry()
        }, after),
      )
    }
    addEventListener('online', again)
    return () => {
      stop()
      removeEventListener('online', again)
    }
  }, [])
}

/**
 * A failed part: its description, and a retry. It shows no error code, which only the log has. It
 * is announced when it appears. `onRetry` must be safe without a press: it also runs when the
 * device is online again.
 */
export function ErrorState({
  title,
  text,
  retry,
  other,
  picture,
  heading: Heading = 'h2',
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly retry?: Retry
  readonly other?: ReactNode
  readonly picture?: ReactNode
  readonly heading?: 'h1' | 'h2' | 'h3' | undefined
}) {
  useRetryOnline(retry)
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
    </section>
  )
}
