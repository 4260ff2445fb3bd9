import { Search, X } from 'lucide-react'
import { useRef, type ComponentProps } from 'react'
import { cx } from '@/ui/kit/class-names'
import css from './field.module.css'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Spinner } from '@/ui/kit/feedback/spinner'

/** A search field. Enter submits; Escape and the cross clear it and keep the focus. */
export function SearchField({
  label,
  clearLabel,
  value,
  busy = false,
  onChange,
  onSubmit,
  ...rest
}: {
  readonly label: string
  readonly clearLabel: string
  readonly value: string
  readonly busy?: boolean
  readonly onChange: (value: string) => void
  readonly onSubmit?: (value: string) => void
} & Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onSubmit'>) {
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    field.current?.focus()
  }
  return (
    <search>
      <form
        className={cx(css['box'], css['round'])}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit?.(value)
        }}
      >
        {busy ? <Spinner /> : <Search aria-hidden="true" />}
        <input
          enterKeyHint="search"
          autoComplete="off"
          {...rest}
          ref={field}
          type="search"
          className={css['input']}
          aria-label={label}
          placeholder={rest.placeholder ?? label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (event.key === 'Escape' && value) {
              event.preventDefault()
              event.stopPropagation()
              clear()
            }
          }}
        />
        {value ? (
          <IconButton size="s" label={clearLabel} onClick={clear}>
            <X />
          </IconButton>
        ) : null}
      </form>
    </search>
  )
}
