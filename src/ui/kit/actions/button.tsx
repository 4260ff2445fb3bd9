import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './button.module.css'
import { cx } from '@/ui/kit/class-names'
import { Link } from './link'
import { Spinner } from '@/ui/kit/feedback/spinner'

/** Looks of a button. A screen has one `primary`; `ink` ends or confirms, on an artwork. */
export type ButtonKind = 'primary' | 'glass' | 'ghost' | 'ink' | 'gold' | 'danger'

interface Look {
  readonly kind?: ButtonKind
  readonly size?: 's' | 'm' | 'l'
  readonly icon?: ReactNode
  readonly iconEnd?: ReactNode
  readonly wide?: boolean
  readonly children: ReactNode
}

const classes = ({ kind = 'glass', size = 'm', wide = false }: Look, loading: boolean, more?: string) =>
  cx(css['button'], css[kind], css[`size-${size}`], wide && css['wide'], loading && css['loading'], more)

const Content = ({ icon, iconEnd, children }: Look) => (
  <span className={css['content']}>
    {icon ? <span className={css['icon']}>{icon}</span> : null}
    <span>{children}</span>
    {iconEnd ? <span className={css['icon']}>{iconEnd}</span> : null}
  </span>
)

/** While `loading` the button keeps its width, name and focus, and ignores presses. */
export function Button({
  loading = false,
  onClick,
  type = 'button',
  className,
  kind,
  size,
  icon,
  iconEnd,
  wide,
  children,
  ...rest
}: Look & { readonly loading?: boolean } & Omit<ComponentProps<'button'>, 'children'>) {
  const look = { kind, size, icon, iconEnd, wide, children } as Look
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={classes(look, loading, className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    >
      <Content {...look} />
      {loading ? (
        <span className={css['spinner']}>
          <Spinner />
        </span>
      ) : null}
    </button>
  )
}

/** A link that looks like a button: for navigation, not for actions. */
export function ButtonLink({
  className,
  kind,
  size,
  icon,
  iconEnd,
  wide,
  children,
  ...rest
}: Look & Omit<ComponentProps<'a'>, 'children'> & { readonly href: string }) {
  const look = { kind, size, icon, iconEnd, wide, children } as Look
  return (
    <Link {...rest} className={classes(look, false, className)}>
      <Content {...look} />
    </Link>
  )
}
