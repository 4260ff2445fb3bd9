import { cx } from '@/ui/kit/class-names'
import css from './price.module.css'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'

/** A price formatted by the caller. `was`: the old price, with its label for screen readers. */
export function Price({
  text,
  tone = 'plain',
  was,
}: {
  readonly text: string
  readonly tone?: 'plain' | 'gold' | 'soft'
  readonly was?: { readonly text: string; readonly label: string }
}) {
  return (
    <span className={cx(css['price'], css[tone], 'num')}>
      {was ? (
        <s className={css['was']}>
          <VisuallyHidden>{was.label} </VisuallyHidden>
          {was.text}
        </s>
      ) : null}
      {text}
    </span>
  )
}
