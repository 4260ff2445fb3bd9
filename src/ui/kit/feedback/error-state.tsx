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

/** Tries again when the browser has a network again: the page promises an offline guest that it goes on by itself. Ends with what reports the error. */
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
 * Something did not come: what it was, and another try. It has no error code, which means nothing to a guest; the log has it. It is announced when it appears. `onRetry` has to be
 * safe without a press: it is called as well when the device is online again.
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
